import { limits } from '@zuschlag/validation/limits';
import { z } from 'zod';
import type { ReplyAction } from './reply-form.tsx';

/** A reply: one of what may be done now, with a comment where that needs one. */
export function replySchema(actions: readonly ReplyAction<string>[]) {
  const find = (id: string) => actions.find((one) => one.id === id);
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
