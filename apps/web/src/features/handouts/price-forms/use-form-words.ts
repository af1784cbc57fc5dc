import { useLingui } from '@lingui/react/macro';
import { periodNames } from '@zuschlag/i18n/handouts/workbook-texts';
import type {
  FormCell,
  FormCellProblem,
  FormFigure,
  FormNote,
} from '@zuschlag/validation/handouts/price-forms/figures';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** What goes into cells, what keeps them empty and what to know, in words. */
export function useFormWords() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const figures: { readonly [figure in FormFigure]: string } = {
    hourlyPrice: t`Preis je Stunde`,
    hours: t`Stunden`,
    amount: t`Preis`,
    monthlyAmount: t`Preis je Monat`,
    yearlyAmount: t`Preis je Jahr`,
    total: t`Gesamtpreis`,
    monthlyTotal: t`Gesamtpreis je Monat`,
    yearlyTotal: t`Gesamtpreis je Jahr`,
    bidder: t`Name des Bieters`,
    customer: t`Kunde`,
    tenderName: t`Name der Chance`,
    reference: t`Aktenzeichen`,
    startDate: t`Vertragsbeginn`,
    endDate: t`Vertragsende`,
    today: t`Datum von heute`,
  };
  const problems: { readonly [problem in FormCellProblem]: string } = {
    SHEET_MISSING: t`Dieses Blatt gibt es in der Mappe nicht.`,
    FORMULA: t`Die Zelle rechnet selbst und bleibt, wie sie ist.`,
    MERGED: t`Die Zelle liegt unter einer verbundenen Zelle. Wählen Sie deren erste Zelle.`,
    LABEL_CHANGED: t`Neben der Zelle steht ein anderer Text als bei der Auswahl.`,
    SERVICE_MISSING: t`Keine Leistung dieser Chance gewählt.`,
    NO_PRICE: t`Die Leistung hat keinen Preis.`,
    NO_HOURS: t`Die Leistung hat keine solchen Stunden.`,
    NOT_STATED: t`Steht nicht in der Chance.`,
  };
  const notes: { readonly [note in FormNote]: string } = {
    OUTDATED: t`Tabellenzeilen haben sich seit der Kalkulation geändert. Die Preise sind veraltet.`,
    NOT_APPROVED: t`Die Marge ist noch nicht freigegeben.`,
    UNPRICED: t`Leistungen ohne Preis fehlen in den Summen.`,
    PROTECTED: t`Der Kunde hat ein Blatt gesperrt. Es wird trotzdem ausgefüllt und bleibt gesperrt.`,
    HIDDEN: t`Ein Blatt, das ausgefüllt wird, ist ausgeblendet.`,
    SIGNED: t`Die Mappe ist digital signiert. Die Signatur gilt danach nicht mehr.`,
    CALCULATES: t`Formeln der Mappe rechnen neu, sobald sie in Excel oder LibreOffice geöffnet wird. Bis dahin bleiben ihre Zellen leer: einmal öffnen und speichern, bevor Sie sie abgeben.`,
  };
  return {
    figures,
    problems,
    notes,
    /** "Preis je Stunde, Nacht · Pforte" */
    wordsOf: ({ figure, period, service }: Pick<FormCell, 'figure' | 'period' | 'service'>): string => {
      const kind = period === null || period === 'cumulated' ? '' : `, ${periodNames[period][locale]}`;
      return `${figures[figure]}${kind}${service === null ? '' : ` · ${service}`}`;
    },
  };
}
