import type { Locale } from '../locales.ts';
import { type Message, messageText } from './message.ts';

/** The values of each kind of mail; `link` is a path of the web. Group and round identify the decision that is due. */
export type MailParameters = { bidDecisionRequired: AboutDecision; marginDecisionRequired: AboutDecision };
type AboutDecision = {
  chance: string;
  shortNumber: string;
  organization: string;
  link: string;
  groupId: string;
  /** counted from 1; null for a bid */
  round: number | null;
};
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
};

/** The text of a mail with its values in their places. */
export function mailText(kind: MailKind, locale: Locale, about: MailParameters[MailKind]): MailText {
  const { subject, paragraphs, action } = mailMessages[kind];
  const values = { ...about, round: about.round ?? '' };
  return {
    subject: messageText(subject, locale, values),
    paragraphs: paragraphs.map((paragraph) => messageText(paragraph, locale, values)),
    action: action[locale],
  };
}
