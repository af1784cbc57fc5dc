import type { FieldProblem } from '@zuschlag/validation/errors';
import { formatNumber } from '../format.ts';
import { handoutFieldMessages } from '../handouts/handout-messages.ts';
import type { Locale } from '../locales.ts';
import { ruleFieldMessages } from '../rules/rule-messages.ts';
import { taskFieldMessages } from '../tasks/task-messages.ts';
import { teamChatFieldMessages } from '../team-chat/team-chat-messages.ts';
import { accountFieldMessages } from './accounts.ts';
import { chanceFieldMessages } from './chance.ts';
import { decisionFieldMessages } from './decisions.ts';
import { generalFieldMessages } from './general.ts';
import { type FieldMessagesOf, isKeyOf, messageText } from './message.ts';
import { serviceFieldMessages } from './services.ts';

const fieldMessages: FieldMessagesOf<FieldProblem> = {
  ...generalFieldMessages,
  ...chanceFieldMessages,
  ...decisionFieldMessages,
  ...serviceFieldMessages,
  ...handoutFieldMessages,
  ...teamChatFieldMessages,
  ...ruleFieldMessages,
  ...taskFieldMessages,
  ...accountFieldMessages,
};

/**
 * The sentence about a field with a problem.
 *
 * @param bound the missed limit as the reader writes it, or as a number, which is written in the language
 */
export function fieldProblemText(problem: FieldProblem, locale: Locale, bound?: number | string): string {
  const message = fieldMessages[problem];
  const shown = typeof bound === 'number' ? formatNumber(bound, locale, decimalsOf(bound)) : bound;
  return shown && message.bounded ? messageText(message.bounded, locale, { bound: shown }) : message[locale];
}

/** A limit keeps each of its decimals. */
function decimalsOf(bound: number): number {
  return String(bound).split('.')[1]?.length ?? 0;
}

export function isFieldProblem(problem: string): problem is FieldProblem {
  return isKeyOf(fieldMessages, problem);
}
