import type { RateBook, RateRow } from '@zuschlag/validation/services/service';
import { dateOf, dayOf } from '../../../database/date-columns.ts';

type Dated = { id: string; activeFrom: string; province?: string };

/**
 * The rows of a rate book that count on some day of a contract: per series the one in force on the first day and
 * everything that starts later, and the holidays in between. Stored with every figure, so that a new row differs
 * visibly from the rows behind the figure.
 */
export function rowsInForce(book: RateBook, { startDate, endDate }: { startDate: string; endDate: string }): RateRow[] {
  const during = (table: string, rows: readonly Dated[]): RateRow[] =>
    seriesInForce(rows, startDate, endDate).map(({ id, activeFrom, province }) => ({
      table,
      id,
      province: province ?? null,
      activeFrom,
    }));
  const steps = Map.groupBy(book.vacationDays, ({ lengthOfEmployment }) => lengthOfEmployment);
  return [
    ...during('tariff', book.tariffs),
    ...during('socialSecurity', book.socialSecurity),
    ...during('liabilityInsurance', book.insurances),
    ...during('vacationBonus', book.vacationBonus),
    ...during('christmasBonus', book.christmasBonus),
    ...[...steps.values()].flatMap((rows) => during('vacationDays', rows)),
    ...book.holidays
      .filter(({ date }) => date >= startDate && date <= dayAfter(endDate))
      .map(({ id, province, date }) => ({ table: 'holiday', id, province, activeFrom: date })),
  ];
}

function seriesInForce(rows: readonly Dated[], startDate: string, endDate: string): Dated[] {
  const started = rows.filter(({ activeFrom }) => activeFrom <= startDate);
  const first = started.reduce<Dated | null>(
    (latest, row) => (latest && latest.activeFrom > row.activeFrom ? latest : row),
    null,
  );
  const later = rows.filter(({ activeFrom }) => activeFrom > startDate && activeFrom <= endDate);
  return first ? [first, ...later] : later;
}

// The last night shift ends on the day after the contract.
function dayAfter(day: string): string {
  return dayOf(new Date(dateOf(day).getTime() + 86_400_000));
}
