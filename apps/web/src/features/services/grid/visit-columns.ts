import type { VisitDay } from '@zuschlag/validation/vocabulary';
import { visitDays } from '@zuschlag/validation/vocabulary';
import type { GridColumn, GridKind } from '../../../tables/grid/grid-column.ts';
import { choiceColumn, dayColumn, numberColumn } from './columns.ts';

const dayHeadings: Record<VisitDay, readonly string[]> = {
  monday: ['mo', 'montag', 'mon', 'monday'],
  tuesday: ['di', 'dienstag', 'tue', 'tuesday'],
  wednesday: ['mi', 'mittwoch', 'wed', 'wednesday'],
  thursday: ['do', 'donnerstag', 'thu', 'thursday'],
  friday: ['fr', 'freitag', 'fri', 'friday'],
  saturday: ['sa', 'samstag', 'sat', 'saturday'],
  sunday: ['so', 'sonntag', 'sun', 'sunday'],
  holiday: ['ft', 'feiertag', 'ph', 'holiday'],
};

const counts: readonly GridColumn[] = visitDays.flatMap((day) => {
  const headings = dayHeadings[day];
  const withWord = (words: readonly string[]) => headings.flatMap((name) => words.map((word) => `${name} ${word}`));
  const options = { isBlankZero: true, width: 4 };
  return [
    numberColumn({ id: `${day}Day`, headings: [...headings, ...withWord(['tag', 't', 'day'])] }, options),
    numberColumn({ id: `${day}Night`, headings: withWord(['nacht', 'n', 'night']) }, options),
  ];
});

/** The kinds of visits of a mobile service as rows. */
export const visitKind: GridKind = {
  emptyCells: {},
  columns: [
    choiceColumn(
      {
        id: 'type',
        headings: ['art des besuchs', 'art', 'besuch', 'typ', 'leistung', 'type', 'kind', 'visit', 'kind of visit'],
      },
      {
        OPENING: { de: 'Öffnung', en: 'Opening', others: ['öffnen', 'oeffnung', 'aufschluss', 'open'] },
        CONTROL: {
          de: 'Kontrolle',
          en: 'Control',
          others: ['kontrollgang', 'kontrollieren', 'revier', 'check', 'patrol'],
        },
        CLOSING: { de: 'Schließung', en: 'Closing', others: ['schliessung', 'schließen', 'verschluss', 'close'] },
      },
    ),
    numberColumn(
      {
        id: 'duration',
        headings: ['dauer am ort', 'dauer', 'minuten', 'min', 'duration', 'minutes', 'verweildauer', 'dauer min'],
      },
      { unit: 'min', width: 6 },
    ),
    numberColumn(
      { id: 'margin', headings: ['marge', 'margin', 'marge %', 'marge in %', 'margin %'] },
      { isPercent: true, width: 6 },
    ),
    ...counts,
    dayColumn({ id: 'startDate', headings: ['ab', 'von', 'from', 'zeitraum', 'start'] }, 'endDate'),
    dayColumn({ id: 'endDate', headings: ['bis', 'until', 'to', 'end'] }),
  ],
};
