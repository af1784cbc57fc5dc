import type { Locale } from '../locales.ts';
import { type Message, messageText } from './message.ts';

/** The values of each kind of mail; `link` is a path of the web. Group and round identify the decision that is due. */
export type MailParameters = {
  bidDecisionRequired: AboutDecision;
  marginDecisionRequired: AboutDecision;
  chanceWon: AboutOutcome;
  chanceLost: AboutOutcome;
  outcomeCorrected: AboutOutcome;
  tokenExpires: { token: string; day: string; link: string };
  openCalculationReady: { chance: string; shortNumber: string; link: string; fileId: string; fileName: string };
};
type AboutDecision = {
  chance: string;
  shortNumber: string;
  organization: string;
  link: string;
  groupId: string;
  /** counted from 1; null for a bid */
  round: number | null;
};
type AboutOutcome = { chance: string; shortNumber: string; reason: string; link: string };
export type MailKind = keyof MailParameters;
export type MailText = { subject: string; paragraphs: string[]; action: string };

const mailMessages: {
  readonly [kind in MailKind]: { subject: Message; paragraphs: readonly Message[]; action: Message };
} = {
  bidDecisionRequired: {
    subject: { de: 'Bid-Entscheidung gefragt: {chance}', en: 'Bid decision required: {chance}' },
    paragraphs: [
      {
        de: 'Für die Chance „{chance}“ ({shortNumber}) wartet die Bid-Entscheidung für {organization} auf Ihre Gesellschaft.',
        en: 'For the Chance “{chance}” ({shortNumber}), the bid decision for {organization} is waiting for your organization.',
      },
    ],
    action: { de: 'Jetzt entscheiden', en: 'Decide now' },
  },
  marginDecisionRequired: {
    subject: { de: 'Margenfreigabe gefragt: {chance}', en: 'Margin approval required: {chance}' },
    paragraphs: [
      {
        de: 'Für die Chance „{chance}“ ({shortNumber}) wartet die Margenfreigabe für {organization} auf Ihre Gesellschaft.',
        en: 'For the Chance “{chance}” ({shortNumber}), the margin approval for {organization} is waiting for your organization.',
      },
    ],
    action: { de: 'Jetzt entscheiden', en: 'Decide now' },
  },
  chanceWon: {
    subject: { de: 'Gewonnen: {chance}', en: 'Won: {chance}' },
    paragraphs: [
      {
        de: 'Glückwunsch: Die Chance „{chance}“ ({shortNumber}) wurde gewonnen.',
        en: 'Congratulations: the Chance “{chance}” ({shortNumber}) was won.',
      },
    ],
    action: { de: 'Ergebnis ansehen', en: 'See the outcome' },
  },
  chanceLost: {
    subject: { de: 'Verloren: {chance}', en: 'Lost: {chance}' },
    paragraphs: [
      {
        de: 'Die Chance „{chance}“ ({shortNumber}) wurde verloren. {reason}',
        en: 'The Chance “{chance}” ({shortNumber}) was lost. {reason}',
      },
    ],
    action: { de: 'Ergebnis ansehen', en: 'See the outcome' },
  },
  outcomeCorrected: {
    subject: { de: 'Ergebnis zurückgenommen: {chance}', en: 'Outcome taken back: {chance}' },
    paragraphs: [
      {
        de: 'Das Ergebnis der Chance „{chance}“ ({shortNumber}) war falsch eingetragen und wurde zurückgenommen. Das richtige folgt.',
        en: 'The outcome of the Chance “{chance}” ({shortNumber}) was wrong and has been taken back. The right one follows.',
      },
    ],
    action: { de: 'Zur Einreichung', en: 'To the submission' },
  },
  openCalculationReady: {
    subject: { de: 'Offene Kalkulation: {chance}', en: 'Open calculation: {chance}' },
    paragraphs: [
      {
        de: 'Die offene Kalkulation der Chance „{chance}“ ({shortNumber}) ist fertig und liegt dieser E-Mail bei.',
        en: 'The open calculation of the Chance “{chance}” ({shortNumber}) is ready and attached to this mail.',
      },
      {
        de: 'Sie rechnet in Excel und LibreOffice weiter: Gelb hinterlegte Zellen lassen sich ändern.',
        en: 'It goes on calculating in Excel and LibreOffice: cells with a yellow background can be changed.',
      },
    ],
    action: { de: 'Zu den Dateien der Chance', en: 'To the files of the Chance' },
  },
  tokenExpires: {
    subject: { de: 'Zugangstoken läuft ab: {token}', en: 'Access token expires: {token}' },
    paragraphs: [
      {
        de: 'Ihr Zugangstoken „{token}“ gilt bis einschließlich {day}. Danach werden Programme abgewiesen, die es benutzen.',
        en: 'Your access token “{token}” is valid up to and including {day}. After that, programs that use it are refused.',
      },
      {
        de: 'Legen Sie rechtzeitig ein neues an, und tragen Sie es in diese Programme ein.',
        en: 'Create a new one in time, and enter it in these programs.',
      },
    ],
    action: { de: 'Zu den Zugangstokens', en: 'To the access tokens' },
  },
};

/** The text of a mail with its values in their places. */
export function mailText(kind: MailKind, locale: Locale, about: MailParameters[MailKind]): MailText {
  const { subject, paragraphs, action } = mailMessages[kind];
  const values = Object.fromEntries(Object.entries(about).map(([name, value]) => [name, value ?? '']));
  return {
    subject: messageText(subject, locale, values),
    paragraphs: paragraphs.map((paragraph) => messageText(paragraph, locale, values)),
    action: action[locale],
  };
}
