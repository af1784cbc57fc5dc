import type { ErrorCode } from '@zuschlag/validation/errors';

/** What the server itself says: error messages of GraphQL and plain HTTP, and mails. Both languages, complete by type. */
export type ServerLanguage = 'de' | 'en';
type Words = { [language in ServerLanguage]: string };

const errorWords: { [code in ErrorCode]: Words } = {
  UNAUTHENTICATED: { de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  // The three messages of the sign-in are part of the contract with clients and the same in both languages.
  WRONG_CREDENTIALS: { de: 'Wrong credentials!', en: 'Wrong credentials!' },
  NOT_PERMITTED: { de: 'Dazu fehlt Ihnen die Berechtigung.', en: 'You are not permitted to do this.' },
  NOT_FOUND: { de: 'Das gibt es nicht.', en: 'This does not exist.' },
  LOCKED: {
    de: 'Im jetzigen Status der Chance ist das gesperrt.',
    en: 'This is locked in the current state of the Chance.',
  },
  INVALID_STATE_TRANSITION: {
    de: 'Dieser Schritt ist im jetzigen Status der Chance nicht möglich.',
    en: 'This step is not possible in the current state of the Chance.',
  },
  CONFLICT: {
    de: 'Inzwischen hat jemand anderes gespeichert.',
    en: 'Someone else has saved in the meantime.',
  },
  DECISION_FINAL: { de: 'Die Entscheidung ist endgültig.', en: 'The decision is final.' },
  ALREADY_DECIDED: { de: 'Ihre Gesellschaft hat bereits entschieden.', en: 'Your organization has already decided.' },
  NOTHING_TO_FLIP: {
    de: 'Es gibt noch keine Entscheidung, der Sie widersprechen könnten.',
    en: 'There is no decision yet that you could disagree with.',
  },
  CONTRADICTORY_DECISION: {
    de: 'Aktion und Entscheidung widersprechen sich.',
    en: 'The action and the decision contradict each other.',
  },
  COMMENT_REQUIRED: { de: 'Bitte begründen Sie das mit einem Kommentar.', en: 'Please give your reason in a comment.' },
  NOT_YOUR_TURN: {
    de: 'Zuerst entscheidet die operative Gesellschaft.',
    en: 'The operational organization decides first.',
  },
  ALREADY_PARTICIPANT: { de: 'Diese Gesellschaft ist schon beteiligt.', en: 'This organization already takes part.' },
  LAST_ORGANIZATION: {
    de: 'Mindestens eine Gesellschaft muss beteiligt bleiben.',
    en: 'At least one organization must remain involved.',
  },
  SERVICES_MISSING: {
    de: 'Eine bietende Gesellschaft hat noch keine Leistung kalkuliert.',
    en: 'A bidding organization has not calculated a service yet.',
  },
  CALCULATION_INCOMPLETE: {
    de: 'Eine Leistung lässt sich noch nicht berechnen.',
    en: 'A service cannot be calculated yet.',
  },
  RECALCULATION_REQUIRED: {
    de: 'Die Leistungen müssen zuerst neu berechnet werden.',
    en: 'The services must be recalculated first.',
  },
  OTHER_GROUPS_OPEN: {
    de: 'Andere Gesellschaften haben noch nicht entschieden.',
    en: 'Other organizations have not decided yet.',
  },
  CUSTOMER_EXISTS: { de: 'Diesen Kunden gibt es schon.', en: 'This customer already exists.' },
  LAST_SHIFT: { de: 'Eine Leistung braucht mindestens eine Schicht.', en: 'A service needs at least one shift.' },
  SERVICES_EXIST: {
    de: 'Es gibt schon Leistungen. Die Laufzeit ändert sich nur mit einer Neuberechnung.',
    en: 'There are services already. The contract term changes only with a recalculation.',
  },
  RATES_CHANGED: {
    de: 'Seit der Berechnung haben sich Tariftabellen geändert.',
    en: 'Rate tables have changed since this was calculated.',
  },
  DUPLICATE_ACTIVE_FROM: {
    de: 'Für diesen Tag gibt es schon einen Eintrag.',
    en: 'There is already an entry for this day.',
  },
  LAST_CONFIG_ADMIN: {
    de: 'Mindestens eine Person muss die Tabellen pflegen können.',
    en: 'At least one person must be able to maintain the tables.',
  },
  CANNOT_REMOVE_YOURSELF: { de: 'Sich selbst können Sie nicht entfernen.', en: 'You cannot remove yourself.' },
  ALREADY_CONFIG_ADMIN: {
    de: 'Diese Person pflegt die Tabellen bereits.',
    en: 'This person already maintains the tables.',
  },
  PLAN_OUTDATED: {
    de: 'Die Tabelle hat sich inzwischen geändert. Bitte prüfen Sie die Datei noch einmal.',
    en: 'The table has changed in the meantime. Please check the file again.',
  },
  IMPORT_STATE: {
    de: 'Das ist bei diesem Import nicht mehr möglich.',
    en: 'This is no longer possible for this import.',
  },
  IMPORT_HAS_ERRORS: { de: 'Der Import enthält fehlerhafte Zeilen.', en: 'The import contains rows with errors.' },
  UNDO_IMPOSSIBLE: {
    de: 'Zeilen dieses Imports wurden inzwischen geändert; er lässt sich nicht mehr als Ganzes zurücknehmen.',
    en: 'Rows of this import have changed since; it can no longer be undone as a whole.',
  },
  FILE_REFUSED: { de: 'Diese Datei lässt sich nicht lesen.', en: 'This file cannot be read.' },
  SESSION_REQUIRED: {
    de: 'Das geht nur, wenn Sie selbst angemeldet sind, nicht mit einem Zugangstoken.',
    en: 'This needs you to be signed in yourself; an access token is not enough.',
  },
  TOO_MANY_TOKENS: {
    de: 'Sie haben schon 20 gültige Zugangstoken. Widerrufen Sie zuerst einen.',
    en: 'You already have 20 valid access tokens. Revoke one first.',
  },
  PROVINCE_REQUIRED: { de: 'Bitte wählen Sie ein Bundesland.', en: 'Please choose a federal state.' },
  SERVICE_TYPE_NOT_SUPPORTED: {
    de: 'Diese Art von Leistung wird hier nicht unterstützt.',
    en: 'This kind of service is not supported here.',
  },
  INVALID_INPUT: { de: 'Die Eingabe ist unvollständig oder fehlerhaft.', en: 'The input is incomplete or wrong.' },
  IDEMPOTENCY_KEY_REUSED: {
    de: 'Dieser Wiederholungsschlüssel gehört zu einem anderen Aufruf.',
    en: 'This idempotency key belongs to another call.',
  },
  RATE_LIMITED: {
    de: 'Zu viele Aufrufe. Bitte warten Sie einen Augenblick.',
    en: 'Too many calls. Please wait a moment.',
  },
  PAYLOAD_TOO_LARGE: { de: 'Das ist zu groß.', en: 'This is too large.' },
  UNAVAILABLE: {
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.',
    en: 'The service is not available right now. Please try again.',
  },
  INTERNAL: {
    de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    en: 'Something went wrong. Please try again.',
  },
};

/** The message of an error for people. */
export function serverErrorMessage(code: ErrorCode, language: ServerLanguage): string {
  return errorWords[code][language];
}

/** What the sign-in says about an unusable form; the words are part of the contract with clients. */
export const signInMessages = {
  missing: 'No credentials or missing field!',
  address: 'Invalid email address!',
  refused: errorWords.WRONG_CREDENTIALS.en,
} as const;

/** What each kind of mail needs to know; `link` is a path of the web. Group and round tell what was already asked for. */
export type MailParameters = { bidDecisionRequired: AboutDecision; marginDecisionRequired: AboutDecision };
type AboutDecision = {
  chance: string;
  shortNumber: string;
  organization: string;
  link: string;
  groupId: string;
  /** counted from 1; bids have none */
  round: number | null;
};
export type MailKind = keyof MailParameters;
export type MailText = { subject: string; paragraphs: string[]; action: string };

type MailWords<Kind extends MailKind> = { [language in ServerLanguage]: (about: MailParameters[Kind]) => MailText };

const mailWords: { [Kind in MailKind]: MailWords<Kind> } = {
  bidDecisionRequired: {
    de: ({ chance, shortNumber, organization }) => ({
      subject: `Bid-Entscheidung gefragt: ${chance}`,
      paragraphs: [
        `Für die Chance „${chance}“ (${shortNumber}) wartet die Bid-Entscheidung für ${organization} auf Ihre Gesellschaft.`,
      ],
      action: 'Jetzt entscheiden',
    }),
    en: ({ chance, shortNumber, organization }) => ({
      subject: `Bid decision required: ${chance}`,
      paragraphs: [
        `For the Chance “${chance}” (${shortNumber}), the bid decision for ${organization} is waiting for your organization.`,
      ],
      action: 'Decide now',
    }),
  },
  marginDecisionRequired: {
    de: ({ chance, shortNumber, organization }) => ({
      subject: `Margenfreigabe gefragt: ${chance}`,
      paragraphs: [
        `Für die Chance „${chance}“ (${shortNumber}) wartet die Margenfreigabe für ${organization} auf Ihre Gesellschaft.`,
      ],
      action: 'Jetzt entscheiden',
    }),
    en: ({ chance, shortNumber, organization }) => ({
      subject: `Margin approval required: ${chance}`,
      paragraphs: [
        `For the Chance “${chance}” (${shortNumber}), the margin approval for ${organization} is waiting for your organization.`,
      ],
      action: 'Decide now',
    }),
  },
};

/** Puts a mail into words. */
export function mailText<Kind extends MailKind>(
  kind: Kind,
  language: ServerLanguage,
  about: MailParameters[Kind],
): MailText {
  return mailWords[kind][language](about);
}
