import { describe, expect, it } from 'vitest';
import { actualPlaces } from './actual-headings.ts';
import { readFigure, readKind, readMonth } from './read-cells.ts';

const text = (value: string) => ({ kind: 'text' as const, text: value });

describe('a month in a file', () => {
  it.each([
    ...['01.2026', '1/2026', '1-2026', '2026-01', '2026/1', '202601', 'Januar 2026', 'January 2026', 'Jan. 2026'],
    ...['Jan 2026', '31.01.2026', '2026-01-15', '15. Januar 2026'],
  ])('is read from %s', (written) => {
    expect(readMonth(text(written), false)).toEqual({ month: '2026-01-01' });
  });

  it('is read from a date of Excel', () => {
    expect(readMonth({ kind: 'day', day: '2026-01-31', text: '31.01.2026' }, false)).toEqual({ month: '2026-01-01' });
  });

  it.each([
    ['13.2026', 'INVALID_DATE'],
    ['01.26', 'AMBIGUOUS_DATE'],
    ['Jan 26', 'AMBIGUOUS_DATE'],
    ['46023', 'DATE_AS_NUMBER'],
    ['Summe', 'INVALID_DATE'],
    ['', 'REQUIRED'],
  ])('is not guessed from %s', (written, problem) => {
    expect(readMonth(text(written), false)).toMatchObject({ problem });
  });
});

describe('a kind of time in a file', () => {
  it.each([
    ['Tag', 'day'],
    ['NACHT', 'night'],
    ['Sonntagnacht', 'sundayNight'],
    ['Public holiday', 'holiday'],
    ['Feiertag-Nacht', 'holidayNight'],
  ])('is read from %s as %s', (written, kind) => {
    expect(readKind(text(written))).toEqual({ kind });
  });

  it('is not guessed', () => {
    expect(readKind(text('Überstunden'))).toMatchObject({ problem: 'INVALID_CHOICE' });
  });
});

describe('a figure in a file', () => {
  it('is read to the cent and the hundredth of an hour', () => {
    expect(readFigure(text('4.812,30 €'), 'payCost', 'german')).toEqual({ value: 4_812.3 });
    expect(
      readFigure({ kind: 'number', value: 4812.3333, isPercent: false, text: '4812.3333' }, 'payCost', 'unknown'),
    ).toEqual({ value: 4_812.33 });
    expect(readFigure(text('198,5 h'), 'hours', 'unknown')).toEqual({ value: 198.5 });
    expect(readFigure(text('160:30'), 'hours', 'unknown')).toEqual({ value: 160.5 });
    expect(readFigure(undefined, 'hours', 'unknown')).toEqual({ value: null });
  });

  it.each([
    ['1.234', 'hours', 'AMBIGUOUS_NUMBER'],
    ['-5', 'payCost', 'TOO_SMALL'],
    ['viele', 'hours', 'INVALID_NUMBER'],
    ['12 €', 'hours', 'INVALID_NUMBER'],
    ['12 %', 'payCost', 'INVALID_NUMBER'],
  ] as const)('is refused as %s of %s', (written, figure, problem) => {
    expect(readFigure(text(written), figure, 'unknown')).toMatchObject({ problem });
  });
});

describe('the columns of a file', () => {
  const columnsOf = (...headings: string[]) => actualPlaces(headings).places.map(({ column }) => column);

  it('are known by German and English names, with their unit, and the plan beside them is left out', () => {
    expect(columnsOf('Abrechnungsmonat', 'Zeitart', 'Stunden Soll (h)', 'Ist-Stunden', 'Lohnkosten in €')).toEqual([
      ...['month', 'kindOfTime', 'hours', 'payCost'],
    ]);
    expect(columnsOf('Month', 'Kind of time', 'Hours [h]', 'Absence hours', 'Pay costs (EUR)', 'Invoiced')).toEqual([
      ...['month', 'kindOfTime', 'hours', 'absenceHours', 'payCost', 'income'],
    ]);
  });

  it('may stand for each kind of time, and what payroll writes beside them is named', () => {
    const { places, skipped } = actualPlaces([
      'Monat',
      'Kostenstelle',
      'Stunden Tag',
      'Nacht Stunden',
      'Lohnkosten Tag (€)',
    ]);
    expect(places.map(({ column }) => column)).toEqual(['month', 'hours.day', 'hours.night', 'payCost.day']);
    expect(skipped).toEqual(['Kostenstelle']);
  });

  it.each([
    [['Zeitart', 'Stunden'], { problem: 'COLUMN_MISSING', names: ['month'] }],
    [['Monat', 'Stunden'], { problem: 'COLUMN_MISSING', names: ['kindOfTime'] }],
    [['Monat', 'Zeitart'], { problem: 'COLUMN_MISSING', names: ['hours', 'payCost'] }],
    [['Monat', 'Zeitart', 'Stunden', 'Hours'], { problem: 'COLUMN_TWICE', names: ['Hours'] }],
    [['Monat', 'Zeitart', 'Stunden Tag'], { problem: 'COLUMN_TWICE', names: ['Stunden Tag'] }],
  ])('are refused as %s', (headings, refusal) => {
    expect(() => actualPlaces(headings)).toThrow(expect.objectContaining(refusal));
  });
});
