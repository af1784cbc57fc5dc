import { describe, expect, it } from 'vitest';
import { findHeading } from '../../configuration/imports/files/find-heading.ts';
import { actualHeadings, actualPlaces } from './actual-headings.ts';

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
    ['Sonntagsstunden', 'hours.sunday'],
    ['Feiertagsstunden', 'hours.holiday'],
    ['Sonntagsnachtstunden', 'hours.sundayNight'],
    ['Feiertagsnachtstunden', 'hours.holidayNight'],
    ['Stunden sonntags', 'hours.sunday'],
    ['Feiertags Std.', 'hours.holiday'],
    ['Tagesstunden', 'hours.day'],
    ['Stunden nachts (h)', 'hours.night'],
    ['Lohnkosten Sonntagsstunden', 'payCost.sunday'],
    ['Lohnkosten Feiertagsnacht (€)', 'payCost.holidayNight'],
  ])('are known for a kind of time as people write it: %s', (heading, column) => {
    expect(actualPlaces(['Monat', heading])).toMatchObject({ places: [{}, { column }], skipped: [] });
  });

  it.each([
    ...['Invoiced hours', 'Fakturiert (Std.)', 'Fakturiert h', 'Umsatzstunden', 'Umsatz Stunden', 'Berechnet h'],
    ...['Rechnung', 'Rechnung Std.', 'Invoice', 'Berechnet', 'Fakturiert Nachtstunden'],
    ...['Lohnkosten/Std.', 'Lohnkosten / h', 'Lohnkosten €/h', 'Lohnkosten (€ je Stunde)', 'Lohnkosten pro Std.'],
    ...['Lohnkosten (h)', 'Lohnkosten T€', 'Ausfall (€)', 'Ausfallstunden in EUR', 'Stunden Nacht (€)'],
    ...['Soll', 'Stunden Soll (h)', 'Planstunden', 'Hours planned'],
  ])('are left out and named where the figure is another one: %s', (heading) => {
    const { places, skipped } = actualPlaces(['Monat', 'Zeitart', 'Arbeitsstunden', heading]);
    expect(places.map(({ column }) => column)).toEqual(['month', 'kindOfTime', 'hours']);
    expect(skipped).toEqual([heading]);
  });

  it.each([
    [['Monat', 'Zeitart', 'Arbeitsstunden', 'Fakturiert'], ['', '', 'h', 'Std.'], 'Fakturiert Std.'],
    [['Monat', 'Zeitart', 'Arbeitsstunden', 'Lohnkosten'], ['', '', 'h', '€/h'], 'Lohnkosten €/h'],
    [['', '', 'Ist', 'Soll'], ['Monat', 'Zeitart', 'Stunden', 'Stunden'], 'Soll Stunden'],
  ])('in two lines do not become another figure by one of the lines: %s over %s', (...[upper, lower, left]) => {
    const row = (texts: string[], at: number) => ({
      row: at,
      cells: texts.map((text) => (text === '' ? undefined : { kind: 'text' as const, text })),
    });
    const found = findHeading([row(upper, 1), row(lower, 2)], actualHeadings);
    const { places, skipped } = actualPlaces(found?.texts ?? []);
    expect(places.map(({ column }) => column)).toEqual(['month', 'kindOfTime', 'hours']);
    expect(skipped).toEqual([left]);
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
