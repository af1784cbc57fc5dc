import { visitDays } from '@zuschlag/validation/vocabulary';
import type { GridColumn, GridKind } from '../../../tables/grid/grid-column.ts';
import { dayColumn, headsColumn, tickColumn, timeColumn } from './columns.ts';
import { readDays, writeDays } from './readings/day-pattern.ts';

const days: GridColumn = {
  id: 'days',
  width: 12,
  fields: visitDays,
  headings: ['tage', 'wochentage', 'wochentag', 'tag', 'einsatztage', 'days', 'weekdays', 'day', 'rhythmus', 'turnus'],
  read: (text, language) => {
    const read = readDays(text);
    return read === null ? { problem: 'INVALID_DAYS' } : { text: writeDays(read, language) };
  },
  write: (values, language) =>
    writeDays(
      visitDays.filter((day) => values[day] === true),
      language,
    ),
  valuesOf: (text) => {
    const read = readDays(text) ?? [];
    return Object.fromEntries(visitDays.map((day) => [day, read.includes(day)]));
  },
};

/** The shifts of a permanent service as rows. */
export const shiftKind: GridKind = {
  emptyCells: { employeeQuantity: '1' },
  columns: [
    timeColumn(
      {
        id: 'startTime',
        headings: [
          'beginn',
          'von',
          'start',
          'anfang',
          'ab',
          'from',
          'begin',
          'zeit',
          'uhrzeit',
          'dienstzeit',
          'zeiten',
          'time',
          'times',
          'hours',
          'schicht',
          'dienstbeginn',
          'start time',
        ],
      },
      'endTime',
    ),
    timeColumn({
      id: 'endTime',
      headings: ['ende', 'bis', 'end', 'to', 'until', 'dienstende', 'schluss', 'end time'],
    }),
    days,
    headsColumn({
      id: 'employeeQuantity',
      headings: [
        'kräfte',
        'anzahl',
        'ma',
        'mitarbeiter',
        'personen',
        'anzahl ma',
        'anzahl kräfte',
        'personal',
        'besetzung',
        'stärke',
        'guards',
        'heads',
        'staff',
        'number',
        'quantity',
        'employees',
        'anz',
        'menge',
        'ak',
      ],
    }),
    headsColumn(
      {
        id: 'subContractorQuantity',
        headings: [
          'kräfte von nachunternehmern',
          'nachunternehmer',
          'nu',
          'subunternehmer',
          'sub',
          'subcontractor',
          'subcontractors',
          'davon nu',
        ],
      },
      true,
    ),
    tickColumn({
      id: 'applyHolidayPay',
      headings: ['feiertagslohn', 'ft-lohn', 'feiertagslohn zahlen', 'feiertagsvergütung', 'holiday pay'],
    }),
    timeColumn(
      {
        id: 'pauseStartTime',
        headings: ['pause von', 'pause', 'pausenbeginn', 'pause beginn', 'break', 'break from', 'break start'],
      },
      'pauseEndTime',
    ),
    timeColumn({
      id: 'pauseEndTime',
      headings: ['pause bis', 'pausenende', 'pause ende', 'break to', 'break until', 'break end'],
    }),
    dayColumn(
      {
        id: 'startDate',
        headings: [
          'ab',
          'datum von',
          'ab datum',
          'beginn datum',
          'startdatum',
          'gültig ab',
          'zeitraum',
          'von',
          'from',
          'start date',
          'valid from',
          'erster tag',
          'period',
          'datum',
          'date',
        ],
      },
      'endDate',
    ),
    dayColumn({
      id: 'endDate',
      headings: [
        'bis',
        'datum bis',
        'bis datum',
        'ende datum',
        'enddatum',
        'gültig bis',
        'to',
        'until',
        'end date',
        'valid until',
        'letzter tag',
      ],
    }),
  ],
};
