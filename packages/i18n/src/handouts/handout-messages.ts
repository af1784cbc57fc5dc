import type { handoutErrors, handoutFieldProblems } from '@zuschlag/validation/handouts/errors';
import type { HandoutKind, handoutProblems } from '@zuschlag/validation/handouts/handout-kinds';
import type { FieldMessagesOf, MessagesOf } from '../messages/message.ts';

export const handoutErrorMessages: MessagesOf<keyof typeof handoutErrors> = {
  TOO_MANY_HANDOUTS: {
    de: 'Es werden schon drei Dateien für Sie geschrieben. Warten Sie, bis eine fertig ist, oder brechen Sie eine ab.',
    en: 'Three files are being written for you already. Wait for one to finish, or cancel one.',
  },
  TOO_MANY_PRICE_FORMS: {
    de: 'Dieser Kunde hat schon so viele Vorlagen, wie möglich sind. Löschen Sie eine, die Sie nicht mehr brauchen.',
    en: 'This customer has as many templates as there may be. Delete one that you no longer need.',
  },
  NO_WORKBOOK: {
    de: 'Dieses Dokument lässt sich nicht als Excel-Mappe ausfüllen.',
    en: 'This document cannot be filled as an Excel workbook.',
  },
};

export const handoutFieldMessages: FieldMessagesOf<(typeof handoutFieldProblems)[number]> = {
  FORMAT_NOT_OFFERED: {
    de: 'In diesem Format gibt es das nicht.',
    en: 'This does not exist in this format.',
  },
  UNKNOWN_SERVICE: {
    de: 'Diese Leistung gibt es in der Chance nicht (mehr).',
    en: 'The Chance does not have this service (any more).',
  },
  DUPLICATE_CELL: {
    de: 'Diese Zelle kommt zweimal vor.',
    en: 'This cell is named twice.',
  },
  FILLING_OF_OTHER_KIND: {
    de: 'Nur das Preisblatt des Kunden wird ausgefüllt.',
    en: 'Only the customer’s price sheet is filled.',
  },
};

/** Why a handout ended without a file. */
export const handoutProblemMessages: MessagesOf<(typeof handoutProblems)[number]> = {
  NO_PRICE: {
    de: 'Keine der Leistungen hat einen Preis.',
    en: 'None of the services has a price.',
  },
  REFUSED: {
    de: 'Nicht erstellt: Wer die Datei angefordert hat, darf sie inzwischen nicht mehr erstellen.',
    en: 'Not created: the person who asked for the file may no longer create it.',
  },
  UNREADABLE: {
    de: 'Das Dokument lässt sich nicht als Excel-Mappe ausfüllen.',
    en: 'The document cannot be filled as an Excel workbook.',
  },
  FAULT: {
    de: 'Die Datei konnte nicht geschrieben werden. Starten Sie sie noch einmal.',
    en: 'The file could not be written. Start it again.',
  },
};

/** What is handed out. */
export const handoutNames: MessagesOf<HandoutKind> = {
  openCalculation: { de: 'Offene Kalkulation', en: 'Open calculation' },
  priceSheet: { de: 'Preisblatt', en: 'Price sheet' },
  hourSheet: { de: 'Kalkulationsblatt Stundensatz', en: 'Calculation of one hour' },
  approvalSheet: { de: 'Freigabeblatt', en: 'Approval sheet' },
  adequacy: { de: 'Auskömmlichkeit', en: 'Adequacy of the price' },
  customerSheet: { de: 'Preisblatt des Kunden', en: 'Customer’s price sheet' },
};

/** What each of them is good for, in one sentence. */
export const handoutPurposes: MessagesOf<HandoutKind> = {
  openCalculation: {
    de: 'Excel-Mappe mit lebenden Formeln: von Lohn und Schichten bis zum Preis, mit Nachweis der Tabellenzeilen. Kommt auch per E‑Mail.',
    en: 'Excel workbook with live formulas: from wage and shifts to the price, with proof of the table rows. Also comes by mail.',
  },
  priceSheet: {
    de: 'Für den Kunden: Stunden, Stundensatz und Preis je Leistung und Zeitart. Ohne Kosten und Marge.',
    en: 'For the customer: hours, hourly rate and price by service and kind of time. Without cost and margin.',
  },
  hourSheet: {
    de: 'Eine Stunde von Lohn über lohngebundene Kosten, Material und Sonderkosten bis zum Verrechnungssatz, je Leistung.',
    en: 'One hour from wage, wage-bound cost, material and special cost to the charge-out rate, for each service.',
  },
  approvalSheet: {
    de: 'Eine Seite für die Unterschrift: Preis, Kosten, Marge und Warnungen der Chance.',
    en: 'One page to sign: price, cost, margin and warnings of the Chance.',
  },
  adequacy: {
    de: 'Für die Vergabestelle: Lohn gegen Mindestlohn und Tarif, Sozialkosten, Ausfall sowie Gemeinkosten, Wagnis und Gewinn je Zeitart, mit Tabellenzeilen und Gesetzen.',
    en: 'For the authority: wage against minimum and agreement, social cost, absence, and overheads, risk and profit by kind of time, with table rows and laws.',
  },
  customerSheet: {
    de: 'Das Blatt, das der Kunde verlangt: Ihre Preise in seiner Excel-Mappe, sonst bleibt sie, wie sie ist.',
    en: 'The sheet that the customer asks for: your prices in the customer’s workbook, which otherwise stays as it is.',
  },
};
