/**
 * The full address pattern of sign-in and user forms: umlauts allowed, a domain and a top level of at least two
 * letters. Without zod, so that the sign-in page can check it alone.
 */
export const emailPattern = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}
