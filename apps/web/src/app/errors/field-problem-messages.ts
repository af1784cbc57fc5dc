import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '@zuschlag/validation/errors';

type Words = (bound: string) => MessageDescriptor;

/** What stands under a field for each problem; complete by type. `bound` is the missed limit as the field shows it. */
export const fieldProblemMessages: Record<FieldProblem, Words> = {
  REQUIRED: () => msg`Bitte ausfüllen.`,
  TOO_SHORT: (bound) => (bound ? msg`Mindestens ${bound} Zeichen.` : msg`Das ist zu kurz.`),
  TOO_LONG: (bound) => (bound ? msg`Höchstens ${bound} Zeichen.` : msg`Das ist zu lang.`),
  TOO_SMALL: (bound) =>
    bound === '0' ? msg`Muss größer als 0 sein.` : bound ? msg`Mindestens ${bound}.` : msg`Dieser Wert ist zu klein.`,
  TOO_BIG: (bound) => (bound ? msg`Höchstens ${bound}.` : msg`Dieser Wert ist zu groß.`),
  INVALID_TEXT: () => msg`Der Text enthält Zeichen, die hier nicht erlaubt sind.`,
  INVALID_EMAIL: () => msg`Bitte geben Sie eine gültige E-Mail-Adresse ein.`,
  INVALID_DATE: () => msg`Bitte geben Sie ein gültiges Datum ein.`,
  INVALID_TIME: () => msg`Bitte geben Sie eine Uhrzeit zwischen 00:00 und 23:59 ein.`,
  INVALID_NUMBER: () => msg`Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.`,
  INVALID_CHOICE: () => msg`Bitte wählen Sie einen der Werte.`,
  INVALID: () => msg`Diese Angabe stimmt nicht.`,
  NOT_WHOLE: () => msg`Bitte geben Sie eine ganze Zahl ein.`,
  FRACTION_EXPECTED: (bound) => (bound ? msg`Höchstens ${bound}.` : msg`Höchstens 100 %.`),
  MARGIN_TOO_HIGH: () => msg`Eine Marge kann höchstens 99 % betragen.`,
  TOO_PRECISE: () => msg`So viele Nachkommastellen sind hier nicht möglich.`,
  IN_THE_PAST: () => msg`Dieser Tag liegt in der Vergangenheit.`,
  TOO_FAR_AWAY: () => msg`Dieser Tag liegt zu weit in der Zukunft.`,
  DUPLICATE_DATE: () => msg`Dieser Tag steht schon in der Liste.`,
  CUSTOMER_REQUIRED: () => msg`Bitte wählen Sie einen Kunden oder geben Sie einen neuen an.`,
  SERVICE_TYPE_REQUIRED: () => msg`Bitte wählen Sie mindestens eine Leistungsart.`,
  ORGANIZATION_REQUIRED: () => msg`Bitte wählen Sie mindestens eine Gesellschaft.`,
  CRITERIA_SUM: () => msg`Die Zuschlagskriterien müssen zusammen 100 % ergeben.`,
  END_BEFORE_START: () => msg`Liegt vor dem Beginn.`,
  CONTRACT_TOO_LONG: (bound) =>
    bound ? msg`Ein Vertrag darf höchstens ${bound} Jahre dauern.` : msg`Der Vertrag dauert zu lange.`,
  OUTSIDE_CONTRACT: () => msg`Liegt außerhalb der Laufzeit.`,
  CLAUSE_REQUIRED: () => msg`Bei variablem Preis gehört eine Gleitklausel dazu.`,
  SITE_MISSING: () => msg`Bitte geben Sie den Standort an.`,
  SHIFT_REQUIRED: () => msg`Mindestens eine Schicht gehört dazu.`,
  DAY_REQUIRED: () => msg`Bitte wählen Sie mindestens einen Tag.`,
  HOLIDAY_OR_HOLIDAY_PAY: () => msg`Entweder Dienst an Feiertagen oder Feiertagslohn, nicht beides.`,
  PAUSE_INCOMPLETE: () => msg`Zur Pause gehören Beginn und Ende.`,
  PAUSE_START_INVALID: () => msg`Der Beginn der Pause liegt außerhalb der Schicht.`,
  PAUSE_END_INVALID: () => msg`Das Ende der Pause liegt außerhalb der Schicht.`,
  PAUSE_ORDER_INVALID: () => msg`Die Pause endet vor ihrem Beginn.`,
  SAME_TIME: () => msg`Beginn und Ende sind gleich.`,
  REASON_REQUIRED: () => msg`Bitte geben Sie einen Grund an.`,
  COMMENT_REQUIRED: () => msg`Bitte begründen Sie Ihre Entscheidung.`,
  DECISION_REQUIRED: () => msg`Bitte treffen Sie eine Entscheidung.`,
  UNKNOWN_OWNER: () => msg`Diese Person kann nicht Chance-Admin sein.`,
  UNKNOWN_ORGANIZATION: () => msg`Diese Gesellschaft gibt es nicht.`,
  UNKNOWN_CUSTOMER: () => msg`Diesen Kunden gibt es nicht.`,
  UNKNOWN_SITE: () => msg`Diesen Standort gibt es nicht.`,
};
