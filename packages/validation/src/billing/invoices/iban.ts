/** An account number without blanks, in capitals. */
export function plainIban(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

/**
 * Whether a text is an account number whose check digits fit; a German one has 22 characters. Without zod, because a form
 * asks it too.
 *
 * @source ISO 13616-1:2020, ISO/IEC 7064 MOD 97-10
 */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) || (iban.startsWith('DE') && iban.length !== 22)) return false;
  let remainder = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

/** An account number in groups of four, as people read it. */
export function groupedIban(iban: string): string {
  return plainIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ');
}
