import type { AiImportProblem } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { NotificationKind } from '@zuschlag/validation/notifications/notification-kinds';
import { aiImportProblemMessages } from '../documents/ai-import-messages.ts';
import { formatDay, formatPercent } from '../format.ts';
import type { Locale } from '../locales.ts';
import { type Message, messageText } from '../messages/message.ts';
import { chanceWords } from './chance-words.ts';
import { decisionWords } from './decision-words.ts';
import type { KindWords } from './kind-words.ts';

/** The values in the words of a notification, as they were when it came. */
export type NotificationValues = {
  /** name and short number of the Chance */
  tender?: string;
  number?: string;
  /** short name of the organization that the decision group is about */
  org?: string;
  user?: string;
  userOrg?: string;
  /** the absent person in whose place a deputy is asked */
  absent?: string;
  decision?: 'Bid' | 'Nobid';
  vote?: 'Approve' | 'Reject';
  /** fraction; null before the first calculation */
  margin?: number | null;
  /** fraction: the profit after overheads and risk, where any are entered */
  profitMargin?: number | null;
  comment?: string;
  reason?: string;
  file?: string;
  /** why an import failed, and the files concerned */
  importProblem?: AiImportProblem;
  importFiles?: string;
  task?: string;
  /** ISO day */
  due?: string | null;
  invitee?: string;
  organization?: string;
};

/** The words of each kind, from which the bell, mails and docs/notifications.md are made. */
export const notificationWords = { ...decisionWords, ...chanceWords } satisfies {
  readonly [kind in NotificationKind]: KindWords;
};

/** The variants of the words of a kind. */
export type NotificationVariant<Kind extends NotificationKind = NotificationKind> = {
  [One in Kind]: keyof (typeof notificationWords)[One]['variants'] & string;
}[Kind];

const decisions: { readonly [decision in 'Bid' | 'Nobid']: Message } = {
  Bid: { de: 'Bid', en: 'bid' },
  Nobid: { de: 'No-Bid', en: 'no bid' },
};
const votes: { readonly [vote in 'Approve' | 'Reject']: Message } = {
  Approve: { de: 'freigegeben', en: 'approved' },
  Reject: { de: 'abgelehnt', en: 'rejected' },
};

export type NotificationSentence = { kind: NotificationKind; variant: string; values: NotificationValues };

/** The sentence of a notification in a language. */
export function notificationText({ kind, variant, values }: NotificationSentence, locale: Locale): string {
  const variants: { readonly [variant: string]: Message } = notificationWords[kind].variants;
  const words = variants[variant] ?? Object.values(variants)[0];
  return words ? filled(words, values, locale) : '';
}

export function notificationSubject({ kind, values }: NotificationSentence, locale: Locale): string {
  return filled(notificationWords[kind].subject, values, locale);
}

function filled(words: Message, values: NotificationValues, locale: Locale): string {
  const said = wordsOf(values, locale);
  const text = words[locale].replace(/\[([^\]]*\{(\w+)\}[^\]]*)\]/g, (_all, part: string, name: string) =>
    said[name] === undefined ? '' : part,
  );
  // What a person wrote may end its sentence itself.
  return messageText({ de: text, en: text }, locale, said).replace(/([.!?…])\.(?=\s|$)/g, '$1');
}

/** The values as text; those without one are left out. */
function wordsOf(values: NotificationValues, locale: Locale): { [name: string]: string } {
  const { decision, vote, margin, profitMargin, due, importProblem, importFiles, ...texts } = values;
  const said: { [name: string]: string | null | undefined } = {
    ...texts,
    decision: decision && decisions[decision][locale],
    vote: vote && votes[vote][locale],
    margin: typeof margin === 'number' ? formatPercent(margin, locale) : null,
    profitMargin: typeof profitMargin === 'number' ? formatPercent(profitMargin, locale) : null,
    due: due ? formatDay(due, locale) : null,
    reason:
      texts.reason ??
      (importProblem && messageText(aiImportProblemMessages[importProblem], locale, { names: importFiles ?? '' })),
  };
  return Object.fromEntries(Object.entries(said).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
