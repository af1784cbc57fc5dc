/** The rules of a new password, without zod: the pages before the sign-in check it alone. */
export const passwordRules = [
  { name: 'length', holds: (password: string) => password.length >= 8 },
  { name: 'digit', holds: (password: string) => /\d/.test(password) },
  { name: 'lowercase', holds: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'uppercase', holds: (password: string) => /\p{Lu}/u.test(password) },
] as const;
export type PasswordRule = (typeof passwordRules)[number]['name'];

/** The rules that a password does not fulfil, in their order. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter(({ holds }) => !holds(password)).map(({ name }) => name);
}

/** How strong a password is, by the number of rules it fulfils. */
export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';
export function passwordStrength(password: string): PasswordStrength {
  const met = password === '' ? 0 : passwordRules.length - brokenPasswordRules(password).length;
  if (met === 0) return 'none';
  return met <= 2 ? 'weak' : met === 3 ? 'medium' : 'strong';
}
