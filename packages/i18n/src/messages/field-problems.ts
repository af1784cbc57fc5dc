import type { FieldProblem } from '@zuschlag/validation/errors';
import { handoutFieldMessages } from '../handouts/handout-messages.ts';
import type { Locale } from '../locales.ts';
import { ruleFieldMessages } from '../rules/rule-messages.ts';
import { taskFieldMessages } from '../tasks/task-messages.ts';
import { teamChatFieldMessages } from '../team-chat/team-chat-messages.ts';
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
};

/**
 * The sentence about a field with a problem.
 *
 * @param bound the missed limit, as the reader writes it
 */
export function fieldProblemText(problem: FieldProblem, locale: Locale, bound?: string): string {
  const message = fieldMessages[problem];
  return bound && message.bounded ? messageText(message.bounded, locale, { bound }) : message[locale];
}

export function isFieldProblem(problem: string): problem is FieldProblem {
  return isKeyOf(fieldMessages, problem);
}
