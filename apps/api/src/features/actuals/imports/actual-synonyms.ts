import { type ActualColumn, type ActualFigure, actualFigures } from '@zuschlag/validation/actuals/actual-columns';
import { type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';

/**
 * The names under which payroll and time sheets write columns and kinds of time, in German and English. Reading accepts
 * every one of them; writing uses `actual-messages.ts`.
 */
const figureSynonyms: { readonly [figure in ActualFigure]: readonly string[] } = {
  hours: [
    ...['Stunden', 'Ist-Stunden', 'Stunden Ist', 'Std', 'Arbeitsstunden', 'Geleistete Stunden', 'Einsatzstunden'],
    ...['Hours', 'Hours worked', 'Worked hours', 'Actual hours'],
  ],
  absenceHours: [
    ...['Ausfallstunden', 'Ausfall', 'Ausfallstunden Ist', 'Bezahlte Ausfallstunden', 'Fehlstunden', 'Fehlzeiten'],
    ...['Absence hours', 'Absence', 'Paid absence', 'Paid absence hours'],
  ],
  payCost: [
    ...['Lohnkosten', 'Lohnkosten Ist', 'Personalkosten', 'Lohn mit AG-Anteil', 'Lohnaufwand', 'Gesamtkosten Lohn'],
    ...['Pay costs', 'Pay cost', 'Payroll costs', 'Payroll cost', 'Labour costs', 'Labor costs', 'Wage costs'],
  ],
  income: [
    // Not `Rechnung` and `Invoice`: they stand over the numbers of invoices.
    ...['Erlös', 'Erlös Ist', 'Umsatz', 'Rechnungsbetrag', 'Fakturiert'],
    ...['Income', 'Revenue', 'Invoiced', 'Invoice amount'],
  ],
};
const monthSynonyms = [
  ...['Monat', 'Abrechnungsmonat', 'Lohnmonat', 'Periode', 'Abrechnungsperiode', 'Leistungsmonat'],
  ...['Month', 'Period', 'Pay period', 'Payroll month'],
];
const kindColumnSynonyms = [
  ...['Zeitart', 'Art der Zeit', 'Stundenart', 'Zeitkategorie'],
  ...['Kind of time', 'Time type', 'Type of time', 'Kind of hours'],
];
const kindSynonyms: { readonly [kind in TariffPeriod]: readonly string[] } = {
  day: ['Tag', 'Tags', 'Tages', 'Tagsüber', 'Tagstunden', 'Normal', 'Normalstunden', 'Day', 'Regular'],
  night: ['Nacht', 'Nachts', 'Nachtstunden', 'Night'],
  sunday: [
    ...['Sonntag', 'Sonntags', 'Sonntag Tag', 'Sonntags Tag', 'Sonntagsstunden'],
    ...['Sunday', 'Sundays', 'Sunday day'],
  ],
  sundayNight: [
    ...['Sonntag Nacht', 'Sonntags Nacht', 'Sonntag nachts', 'Sonntags nachts'],
    ...['Nacht Sonntag', 'Nacht sonntags', 'Sunday night'],
  ],
  holiday: [
    ...['Feiertag', 'Feiertags', 'Feiertag Tag', 'Feiertags Tag', 'Feiertagsstunden'],
    ...['Holiday', 'Public holiday', 'Public holidays', 'Holiday day', 'Public holiday day'],
  ],
  holidayNight: [
    ...['Feiertag Nacht', 'Feiertags Nacht', 'Feiertag nachts', 'Feiertags nachts'],
    ...['Nacht Feiertag', 'Nacht feiertags', 'Holiday night', 'Public holiday night'],
  ],
};
/** Words that make a heading one of the plan, which an import leaves out. */
export const planWords: readonly string[] = ['Soll', 'Plan', 'Planned', 'geplant'];

export const namesOfKind = (kind: TariffPeriod): readonly string[] => [kind, ...kindSynonyms[kind]];

/** Every column with the names it goes by; a figure of one kind of time has those of both, in either order. */
export function namesOfActualColumns(): [column: ActualColumn, names: readonly string[]][] {
  return [
    ['month', ['month', ...monthSynonyms]],
    ['kindOfTime', ['kindOfTime', ...kindColumnSynonyms]],
    ...actualFigures.flatMap((figure): [ActualColumn, readonly string[]][] => {
      const names = [figure, ...figureSynonyms[figure]];
      return [
        [figure, names],
        ...tariffPeriods.map((kind): [ActualColumn, readonly string[]] => [
          `${figure}.${kind}`,
          namesOfKind(kind).flatMap((of) => names.flatMap((name) => [`${name} ${of}`, `${of} ${name}`])),
        ]),
      ];
    }),
  ];
}
