import { formatDay } from '@zuschlag/i18n/format';
import type { Locale } from '@zuschlag/i18n/locales';
import type { InvoiceContent } from '../invoice-content.ts';

/** Invoices are German for every reader: they are papers of the German tax law. */
export const language = 'de' as const satisfies Locale;

/** § 14a (5) UStG wants these words. */
export const reverseCharge = 'Steuerschuldnerschaft des Leistungsempfängers';

export const day = (isoDay: string) => formatDay(isoDay, language);

/** What a line bills, in the words of both files. */
export function productOf({ product, months }: InvoiceContent['lines'][number]): string {
  return months === 1 ? `${product}, Plätze` : `${product}, Plätze je Monat`;
}

/** When an invoice is to be paid; a cancellation is not. */
export function paymentTerm({ cancels, daysUntilDue, dueOn, number, seller }: InvoiceContent): string {
  if (cancels) return `Diese Rechnung hebt die Rechnung ${cancels.number} vom ${day(cancels.issuedOn)} auf.`;
  const days = daysUntilDue === 1 ? 'einem Tag' : `${daysUntilDue} Tagen`;
  return `Zahlbar ohne Abzug innerhalb von ${days} bis ${day(dueOn)} an ${seller.name}, Verwendungszweck ${number}.`;
}
