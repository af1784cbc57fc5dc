/** The shapes of VAT numbers in the European Union, after the letters of the country. @source Commission, VIES FAQ, question 11 */
const shapes: { readonly [country: string]: RegExp } = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/**
 * Whether a VAT number has the shape that its country in the European Union prescribes, blanks, dots and hyphens aside.
 * It is a hint for the person who types it: a number of another country is stored as typed.
 */
export function hasEuVatShape(vatNumber: string): boolean {
  const text = plainVatNumber(vatNumber);
  return shapes[text.slice(0, 2)]?.test(text.slice(2)) ?? false;
}

/** Whether a VAT number fits a country of the European Union. In Germany a number may be missing, but not be of another country. */
export function isVatNumberOf(country: string, vatNumber: string): boolean {
  const isOfUnion = hasEuVatShape(vatNumber);
  if (country === 'DE' && !isOfUnion) return true;
  return isOfUnion && vatCountryOf(vatNumber) === country;
}

/** A VAT number in capitals, without blanks, dots and hyphens. */
export function plainVatNumber(vatNumber: string): string {
  return vatNumber.toUpperCase().replace(/[\s.-]/g, '');
}

/** The country of a VAT number by its first letters, ISO 3166: numbers of Greece begin with EL. */
export function vatCountryOf(vatNumber: string): string {
  const letters = plainVatNumber(vatNumber).slice(0, 2);
  return letters === 'EL' ? 'GR' : letters;
}
