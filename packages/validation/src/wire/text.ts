import { z } from 'zod';
import { emailPattern } from '../accounts/email-pattern.ts';
import { limits } from '../limits.ts';

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

/** An optional address of e-mail; empty means null. */
export const optionalEmail = () =>
  optionalLine(limits.email).refine((value) => value === null || emailPattern.test(value), { error: 'INVALID_EMAIL' });

/** An optional phone number as people write it, with at least three digits; empty means null. */
export const optionalPhone = () =>
  optionalLine(limits.phone).refine((value) => value === null || /(\d\D*){3}/.test(value), { error: 'INVALID_PHONE' });

/**
 * An optional address of a web page; empty means null. Only http and https open from a link without harm, and names and
 * passwords in an address hide where it leads. An address that begins with its host gets https.
 */
export const optionalWebAddress = () =>
  optionalLine(limits.webAddress)
    .transform((value) =>
      value && /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(value) ? `https://${value}` : value,
    )
    .refine((value) => value === null || isWebAddress(value), { error: 'INVALID_URL' });

function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return (
    (protocol === 'http:' || protocol === 'https:') && hostname.includes('.') && username === '' && password === ''
  );
}

/** Joiners stay between characters: emojis and some scripts are written with them. */
function toOneLine(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

/** Whether a text has no control characters, half characters or characters that XML forbids. */
export function isClean(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern refuses control characters
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/.test(value) && value.isWellFormed();
}
