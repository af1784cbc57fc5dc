import type { generalErrors, generalFieldProblems } from '@zuschlag/validation/errors';
import type { ErrorMessagesOf, FieldMessagesOf } from './message.ts';

export const generalErrorMessages: ErrorMessagesOf<keyof typeof generalErrors> = {
  UNAUTHENTICATED: { de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  NOT_PERMITTED: { de: 'Dazu fehlt Ihnen die Berechtigung.', en: 'You are not permitted to do this.' },
  NOT_FOUND: {
    de: 'Das gibt es nicht, oder Sie dürfen es nicht sehen.',
    en: 'This does not exist, or you may not see it.',
  },
  CONFLICT: { de: 'Jemand anderes hat inzwischen gespeichert.', en: 'Someone else has saved in the meantime.' },
  INVALID_INPUT: { de: 'Einige Angaben stimmen noch nicht.', en: 'Some entries are not correct yet.' },
  PREFLIGHT_HEADER_MISSING: {
    de: 'Der Anfrage fehlt der Header „apollo-require-preflight: true“.',
    en: 'The request lacks the header "apollo-require-preflight: true".',
  },
  QUERY_TOO_COSTLY: {
    de: 'Diese Abfrage kann eine zu große Antwort haben. Bitte fragen Sie weniger Zeilen oder Felder auf einmal ab.',
    en: 'The answer to this query may be too large. Please ask for fewer rows or fields at once.',
  },
  POST_REQUIRED: {
    de: 'Eine Änderung (mutation) wird mit POST gesendet.',
    en: 'A mutation is sent by POST.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    de: 'Diese Eingabe wurde schon einmal mit anderen Werten gesendet. Bitte senden Sie sie erneut ab.',
    en: 'This input was already sent once with other values. Please submit it again.',
  },
  RATE_LIMITED: { de: 'Zu viele Anfragen in kurzer Zeit.', en: 'Too many requests in a short time.' },
  PAYLOAD_TOO_LARGE: {
    de: 'Das ist mehr, als auf einmal gesendet werden kann.',
    en: 'This is more than can be sent at once.',
  },
  REQUEST_TOO_SLOW: {
    de: 'Die Daten kamen zu langsam an. Bitte versuchen Sie es noch einmal.',
    en: 'The data arrived too slowly. Please try again.',
  },
  UPLOAD_QUOTA_REACHED: {
    de: 'Es liegen zu viele hochgeladene Dateien, aus denen kein Import wurde. Sie werden nach einem Tag gelöscht.',
    en: 'There are too many uploaded files that no import was made of. They are deleted after a day.',
  },
  VERSION_MISMATCH: {
    de: 'Diese Seite passt nicht mehr zum Server. Bitte laden Sie sie neu.',
    en: 'This page no longer fits the server. Please reload it.',
    named: {
      de: 'Seite oder Programm und Server passen nicht zusammen (Schnittstelle {names}). Laden Sie die Seite neu, oder aktualisieren Sie das Programm.',
      en: 'The page or program and the server do not fit together (interface {names}). Reload the page, or update the program.',
    },
  },
  UNAVAILABLE: { de: 'Der Server ist gerade nicht bereit.', en: 'The server is not ready right now.' },
  INTERNAL: { de: 'Etwas ist schiefgelaufen.', en: 'Something went wrong.' },
};

export const generalFieldMessages: FieldMessagesOf<(typeof generalFieldProblems)[number]> = {
  REQUIRED: { de: 'Bitte ausfüllen.', en: 'Please fill in.' },
  TOO_SHORT: {
    de: 'Das ist zu kurz.',
    en: 'This is too short.',
    bounded: { de: 'Mindestens {bound} Zeichen.', en: 'At least {bound} characters.' },
  },
  TOO_LONG: {
    de: 'Das ist zu lang.',
    en: 'This is too long.',
    bounded: { de: 'Höchstens {bound} Zeichen.', en: 'At most {bound} characters.' },
  },
  TOO_SMALL: {
    de: 'Dieser Wert ist zu klein.',
    en: 'This value is too small.',
    bounded: { de: 'Muss mindestens {bound} sein.', en: 'Must be at least {bound}.' },
  },
  NOT_ABOVE: {
    de: 'Dieser Wert ist zu klein.',
    en: 'This value is too small.',
    bounded: { de: 'Muss größer als {bound} sein.', en: 'Must be greater than {bound}.' },
  },
  TOO_BIG: {
    de: 'Dieser Wert ist zu groß.',
    en: 'This value is too large.',
    bounded: { de: 'Höchstens {bound}.', en: 'At most {bound}.' },
  },
  INVALID_TEXT: {
    de: 'Der Text enthält Zeichen, die hier nicht erlaubt sind.',
    en: 'The text contains characters that are not allowed here.',
  },
  REFUSED_BY_PROVIDER: {
    de: 'Der Zahlungsdienst lehnt diese Angabe ab.',
    en: 'The payment provider refuses this value.',
  },
  INVALID_IBAN: {
    de: 'Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.',
    en: 'This IBAN is not correct. Please check its digits.',
  },
  INVALID_VAT_NUMBER: {
    de: 'So sieht keine USt-IdNr. dieses Landes aus.',
    en: 'A VAT number of this country does not look like this.',
  },
  INVALID_POSTCODE: { de: 'Eine Postleitzahl hat fünf Ziffern.', en: 'A postcode has five digits.' },
  INVALID_PHONE: { de: 'Bitte geben Sie eine Telefonnummer ein.', en: 'Please enter a phone number.' },
  INVALID_URL: {
    de: 'Bitte geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
    en: 'Please enter an address that begins with https:// or http://.',
  },
  INVALID_EMAIL: { de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', en: 'Please enter a valid email address.' },
  INVALID_DATE: { de: 'Bitte geben Sie ein gültiges Datum ein.', en: 'Please enter a valid date.' },
  INVALID_TIME: {
    de: 'Bitte geben Sie eine Uhrzeit zwischen 00:00 und 23:59 ein.',
    en: 'Please enter a time between 00:00 and 23:59.',
  },
  INVALID_NUMBER: {
    de: 'Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.',
    en: 'Please enter a number, for example 1,234.56.',
  },
  INVALID_CHOICE: { de: 'Bitte wählen Sie einen der Werte.', en: 'Please choose one of the values.' },
  INVALID: { de: 'Diese Angabe stimmt nicht.', en: 'This is not correct.' },
  NOT_WHOLE: { de: 'Bitte geben Sie eine ganze Zahl ein.', en: 'Please enter a whole number.' },
  FRACTION_EXPECTED: {
    de: 'Höchstens 100 %.',
    en: 'At most 100%.',
    bounded: { de: 'Höchstens {bound}.', en: 'At most {bound}.' },
  },
  TOO_PRECISE: {
    de: 'So viele Nachkommastellen sind hier nicht möglich.',
    en: 'This many decimal places are not possible here.',
  },
  IN_THE_PAST: { de: 'Dieser Tag liegt in der Vergangenheit.', en: 'This day lies in the past.' },
  TOO_FAR_AWAY: { de: 'Dieser Tag liegt zu weit in der Zukunft.', en: 'This day is too far in the future.' },
  DUPLICATE_DATE: { de: 'Dieser Tag steht schon in der Liste.', en: 'This day is already in the list.' },
};
