import type { billingErrors } from '@zuschlag/validation/billing/errors';
import type { ErrorMessagesOf } from '../messages/message.ts';

export const billingErrorMessages: ErrorMessagesOf<keyof typeof billingErrors> = {
  DUPLICATE_BILLING: {
    de: 'Dieser Mandant hat schon einen Vertrag.',
    en: 'This tenant already has a contract.',
  },
  NO_CONTRACT: {
    de: 'Für Ihr Unternehmen ist kein Vertrag angelegt.',
    en: 'There is no contract for your company.',
  },
  CONTRACT_UNPAID: {
    de: 'Der Vertrag Ihres Unternehmens ist nicht bezahlt. Sie können weiter lesen, exportieren, abstimmen und Chancen als eingereicht markieren. Alles andere geht wieder, sobald er bezahlt ist.',
    en: 'The contract of your company is not paid. You can still read, export, vote and mark Chances as submitted. Everything else works again as soon as it is paid.',
  },
  INVOICE_INCOMPLETE: {
    de: 'Für diese Rechnung fehlen Angaben zum Absender oder zum Kunden.',
    en: 'Details of the sender or the customer are missing for this invoice.',
  },
  PERIOD_NOT_DUE: {
    de: 'Für diesen Zeitraum gibt es nichts zu berechnen, oder er hat schon eine Rechnung.',
    en: 'There is nothing to bill for this period, or it already has an invoice.',
  },
  INVOICE_CANCELLED: {
    de: 'Diese Rechnung ist storniert oder selbst eine Stornorechnung.',
    en: 'This invoice is cancelled, or is itself a cancellation.',
  },
  BILLED_ELSEWHERE: {
    de: 'Diesen Vertrag führt der Zahlungsdienst. Ändern Sie ihn dort.',
    en: 'The payment provider keeps this contract. Change it there.',
  },
};
