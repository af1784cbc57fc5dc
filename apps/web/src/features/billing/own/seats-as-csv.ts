import type { Billing, SeatUsage } from '@zuschlag/validation/billing/billing';

type Look = {
  words: { month: string; sum: string; amount: string };
  /** of a seat and month; null without one */
  price: Pick<Billing, 'pricePerUser'> | null;
  locale: 'de' | 'en';
};

/**
 * The seats by month and organization as a table for spreadsheets, which recognize UTF-8 by its mark, and separate columns
 * by a semicolon where the comma stands in numbers. A name that begins like a formula is kept as text.
 */
export function seatsAsCsv(
  months: SeatUsage['months'],
  organizations: readonly { organizationId: number; shortName: string }[],
  { words, price, locale }: Look,
): string {
  const separator = locale === 'de' ? ';' : ',';
  const head = [words.month, ...organizations.map((one) => one.shortName), words.sum, ...(price ? [words.amount] : [])];
  const lines = months.map(({ month, organizations: counted }) => {
    const seats = organizations.map(
      ({ organizationId }) => counted.find((one) => one.organizationId === organizationId)?.seats ?? 0,
    );
    const sum = seats.reduce((total, one) => total + one, 0);
    const amount = price
      ? [((sum * price.pricePerUser) / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.')]
      : [];
    return [month, ...seats.map(String), String(sum), ...amount];
  });
  return `\uFEFF${[head, ...lines].map((cells) => cells.map((cell) => cellOf(cell, separator)).join(separator)).join('\r\n')}\r\n`;
}

function cellOf(text: string, separator: string): string {
  const safe = /^[=+@-]/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
