import type { ActualColumn, ActualFigure } from '@zuschlag/validation/actuals/actual-columns';
import type { actualErrors } from '@zuschlag/validation/actuals/errors';
import type { FileProblem } from '@zuschlag/validation/configuration/import-codes';
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

/** What to do about a problem of a file of actuals: its template is the file with plan and actual. */
export const actualsFileAdvice: { readonly [problem in FileProblem]?: Message } = {
  TOO_MANY_ROWS: {
    de: 'Höchstens 2.000 Zeilen lassen sich auf einmal einlesen, eine je Monat und Zeitart. Fassen Sie die Zeilen der einzelnen Mitarbeiter zusammen.',
    en: 'At most 2,000 rows can be read at once, one for each month and kind of time. Sum up the rows of single employees.',
  },
  HEADINGS_MISSING: {
    de: 'Sie stehen in einer der ersten 15 Zeilen, auch unter einem Titel. Am einfachsten füllen Sie die Vorlage „Soll und Ist“ aus; hier gibt es sie als Excel und als CSV.',
    en: 'They stand in one of the first 15 rows, below a title as well. The easiest way is to fill in the template “Plan and actual”, which is here as Excel and as CSV.',
  },
  COLUMN_MISSING: {
    de: 'Sie müssen in der Zeile mit den Überschriften stehen. Die Vorlage „Soll und Ist“ enthält alle; hier gibt es sie als Excel und als CSV.',
    en: 'They must be in the row of headings. The template “Plan and actual” has them all; it is here as Excel and as CSV.',
  },
};

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
