import { limits } from '@zuschlag/validation/limits';
import { z } from 'zod';
import type { VerdictTone } from './verdict.tsx';

/** One of what a participant may do now. */
export type ReplyAction<Id extends string> = {
  id: Id;
  label: string;
  /** what would stand afterwards */
  outcome?: { tone: VerdictTone; text: string };
  /** why it needs a comment, as a sentence; left out, the comment is optional */
  commentReason?: string;
  placeholder: string;
  sendLabel: string;
};

/** A reply: one of what may be done now, with a comment where that needs one. */
export function replySchema(actions: readonly ReplyAction<string>[]) {
  const find = (id: string) => actions.find((action) => action.id === id);
  return z
    .object({
      action: z.string().refine((id) => find(id) !== undefined, { error: 'DECISION_REQUIRED' }),
      comment: z.string().trim().max(limits.comment, { error: 'TOO_LONG' }),
    })
    .refine(({ action, comment }) => comment !== '' || find(action)?.commentReason === undefined, {
      error: 'COMMENT_REQUIRED',
      path: ['comment'],
    });
}
