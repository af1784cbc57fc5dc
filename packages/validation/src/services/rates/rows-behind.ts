import type { RateBook, RateRow } from '../service.ts';

const tableOf: { readonly [part in keyof RateBook]: string } = {
  tariffs: 'tariff',
  socialSecurity: 'socialSecurity',
  insurances: 'liabilityInsurance',
  vacationBonus: 'vacationBonus',
  christmasBonus: 'christmasBonus',
  vacationDays: 'vacationDays',
  holidays: 'holiday',
  wages: 'wage',
};

/**
 * The rows of today's tables that stored figures were calculated with.
 * @returns null when one of these rows no longer exists or no longer applies, so that the figures cannot be retraced
 */
export function rowsBehind(book: RateBook, rows: readonly RateRow[]): RateBook | null {
  const wanted = new Set(rows.map(({ table, id }) => `${table} ${id}`));
  const parts = Object.entries(tableOf).map(([part, table]) => {
    // A book that a browser kept from before wages could follow the table has no list of them.
    const all: readonly { id: string }[] = book[part as keyof RateBook] ?? [];
    return [part, all.filter(({ id }) => wanted.has(`${table} ${id}`))] as const;
  });
  const found = parts.reduce((sum, [, kept]) => sum + kept.length, 0);
  return found === wanted.size ? (Object.fromEntries(parts) as RateBook) : null;
}
