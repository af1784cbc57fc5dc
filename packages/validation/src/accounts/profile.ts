import { z } from 'zod';
import { line } from '../wire/text.ts';
import { newPassword } from './password-reset.ts';

/** The name under which others see a person. */
export const renameInput = z.object({ firstname: line(1, 100), lastname: line(1, 100) });
export type Rename = z.output<typeof renameInput>;

/** A password in the place of the one that is known. */
export const changePasswordInput = z
  .object({ current: z.string().min(1, { error: 'REQUIRED' }).max(200, { error: 'TOO_LONG' }), password: newPassword })
  .refine(({ current, password }) => current !== password, { path: ['password'], error: 'SAME_PASSWORD' });
export type ChangePassword = z.output<typeof changePasswordInput>;

/** `endedSessions`: how many other sign-ins of the person ended with the old password. */
export const changedPassword = z.object({ endedSessions: z.number().int() });
export type ChangedPassword = z.output<typeof changedPassword>;
