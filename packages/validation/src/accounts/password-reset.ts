import { z } from 'zod';
import { email } from '../wire/text.ts';
import { brokenPasswordRules } from './password-rules.ts';

/** The body of `POST /identity/reset`: whose password is to be set anew. */
export const resetRequest = z.object({ email: email() });
/** The token of a link of a mail. */
export const linkToken = z.string().min(1, { error: 'REQUIRED' }).max(100, { error: 'TOO_LONG' });
/** The body of `POST /identity/check-reset`. */
export const resetLinkInput = z.object({ token: linkToken });
/** A password that fulfils all rules; longer ones are refused, because hashing them would occupy the server. */
export const newPassword = z
  .string()
  .min(8, { error: 'TOO_SHORT', abort: true })
  .max(200, { error: 'TOO_LONG' })
  .refine((value) => brokenPasswordRules(value).length === 0, { error: 'WEAK_PASSWORD' });
/** The body of `POST /identity/confirm-reset`. */
export const newPasswordInput = z.object({ token: linkToken, password: newPassword });
export type NewPassword = z.output<typeof newPasswordInput>;
/** Whose password a link sets. */
export const resetLink = z.object({ email: z.string() });
export type ResetLink = z.output<typeof resetLink>;
