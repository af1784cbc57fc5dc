import type { ActualColumn, ActualFigure } from '@zuschlag/validation/actuals/actual-columns';
import type { actualErrors } from '@zuschlag/validation/actuals/errors';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import type { Locale } from '../locales.ts';
import type { ErrorMessagesOf, Message, MessagesOf } from '../messages/message.ts';

export const actualErrorMessages: ErrorMessagesOf<keyof typeof actualErrors> = {
  ACTUALS_CHANGED: {
    de: 'Ist-Werte haben sich seit der Prüfung geändert. Prüfen Sie die Datei noch einmal.',
    en: 'Actuals have changed since the check. Check the file again.',
    named: {
      de: 'Seit der Prüfung geändert: {names}. Prüfen Sie die Datei noch einmal.',
      en: 'Changed since the check: {names}. Check the file again.',
    },
  },
  ACTUALS_UNDO_IMPOSSIBLE: {
    de: 'Monate dieses Imports wurden inzwischen geändert; er lässt sich nicht mehr als Ganzes zurücknehmen.',
    en: 'Months of this import have changed since; it can no longer be undone as a whole.',
    named: {
      de: 'Inzwischen geändert: {names}. Der Import lässt sich nicht mehr als Ganzes zurücknehmen.',
      en: 'Changed since: {names}. The import can no longer be undone as a whole.',
    },
  },
};

/** The table in titles of problems of a file. */
export const actualsTableName: Message = { de: 'Ist-Werte', en: 'Actuals' };

/** The names of the kinds of time in files. */
export const kindNames: MessagesOf<TariffPeriod> = {
  day: { de: 'Tag', en: 'Day' },
  night: { de: 'Nacht', en: 'Night' },
  sunday: { de: 'Sonntag', en: 'Sunday' },
  sundayNight: { de: 'Sonntag Nacht', en: 'Sunday night' },
  holiday: { de: 'Feiertag', en: 'Holiday' },
  holidayNight: { de: 'Feiertag Nacht', en: 'Holiday night' },
};

const columnNames: MessagesOf<'month' | 'kindOfTime' | ActualFigure> = {
  month: { de: 'Monat', en: 'Month' },
  kindOfTime: { de: 'Zeitart', en: 'Kind of time' },
  hours: { de: 'Stunden', en: 'Hours' },
  absenceHours: { de: 'Ausfallstunden', en: 'Absence hours' },
  payCost: { de: 'Lohnkosten', en: 'Pay costs' },
  income: { de: 'Erlös', en: 'Income' },
};
const units: { readonly [figure in ActualFigure]: string } = {
  ...{ hours: 'h', absenceHours: 'h', payCost: '€', income: '€' },
};

/** The heading of a column in files: `Lohnkosten (€)`, `Lohnkosten Nacht (€)`; of a plan `Lohnkosten Soll (€)`. */
export function actualHeading(column: ActualColumn, locale: Locale, { isPlan = false } = {}): string {
  const [name = '', kind] = column.split('.');
  const words = [
    columnNames[name as keyof typeof columnNames][locale],
    ...(kind ? [kindNames[kind as TariffPeriod][locale]] : []),
    ...(isPlan ? [planWord[locale]] : []),
  ];
  const unit = units[name as ActualFigure];
  return `${words.join(' ')}${unit ? ` (${unit})` : ''}`;
}

const planWord: Message = { de: 'Soll', en: 'plan' };

/** The name of the file with plan and actual. */
export const comparisonFileName: Message = { de: 'Soll und Ist', en: 'Plan and actual' };
