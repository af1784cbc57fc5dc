import { z } from 'zod';
import { emailPattern } from './accounts/email-pattern.ts';

/** Required text, trimmed, of `min` to `max` characters; NUL and other control characters (line breaks excepted) are refused. */
export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, { error: min <= 1 ? 'REQUIRED' : 'TOO_SHORT' })
    .max(max, { error: 'TOO_LONG' })
    .refine(isClean, { error: 'INVALID_TEXT' });

/**
 * Required text of one line, such as a name: line breaks and other white space become one space each, and characters that
 * do not show are taken out, because people paste them without seeing them: controls, characters without width, and those
 * that turn the direction of writing.
 */
export const line = (min: number, max: number) =>
  z
    .string()
    .overwrite(toOneLine)
    .min(min, { error: min <= 1 ? 'REQUIRED' : 'TOO_SHORT' })
    .max(max, { error: 'TOO_LONG' })
    .refine(isClean, { error: 'INVALID_TEXT' });

/** Optional text of one line, see `line`; empty means null. */
export const optionalLine = (max: number) =>
  z
    .string()
    .overwrite(toOneLine)
    .max(max, { error: 'TOO_LONG' })
    .refine(isClean, { error: 'INVALID_TEXT' })
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null);

/** Optional text: trimmed, empty means null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: 'TOO_LONG' })
    .refine(isClean, { error: 'INVALID_TEXT' })
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null);

/** The text of a search, as typed. */
export const searchText = (max: number) => z.string().max(max).refine(isClean, { error: 'INVALID_TEXT' }).nullish();

/** The full address pattern of sign-in and user forms: umlauts allowed, a domain and a top level of at least two letters. */
export const email = () =>
  z.string().trim().max(254, { error: 'TOO_LONG' }).regex(emailPattern, { error: 'INVALID_EMAIL' });

/** Joiners stay between characters: emojis and some scripts are written with them. */
function toOneLine(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

function isClean(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern refuses control characters
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value) && value.isWellFormed();
}
