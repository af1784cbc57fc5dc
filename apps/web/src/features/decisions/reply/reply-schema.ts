import { limits } from '@zuschlag/validation/limits';
import { z } from 'zod';
import { chosenAction, type ReplyAction } from './reply-actions.ts';

/** A reply: one of what may be done now, with a comment where that needs one. */
export function replySchema(actions: readonly ReplyAction<string>[]) {
  const find = (id: string) => chosenAction(actions, id);
  return z
    .object({
      action: z
        .string()
        .transform((id) => find(id)?.id ?? '')
        .refine((id) => id !== '', { error: 'DECISION_REQUIRED' }),
      comment: z.string().trim().max(limits.comment, { error: 'TOO_LONG' }),
    })
    .superRefine(({ action, comment }, context) => {
      const chosen = find(action);
      if (comment !== '' || !(chosen?.isComment || chosen?.commentReason)) return;
      const message = chosen.isComment ? 'COMMENT_EMPTY' : 'COMMENT_REQUIRED';
      context.addIssue({ code: 'custom', path: ['comment'], message });
    });
}
