import { germanPublicHolidays } from '@zuschlag/calc-engine';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';

type Days = { startDate: string; endDate: string };

/** The book with the public holidays by law of those years that the table lacks: options reach beyond it. */
export function withLawfulHolidays(book: RateBook, { province, ...days }: Days & { province: Province }): RateBook {
  // The last duty may run into the year after it.
  const years = missing(book, { ...days, endDate: `${Number(days.endDate.slice(0, 4)) + 1}` });
  const added = years.flatMap((year) => germanPublicHolidays(year, province));
  return { ...book, holidays: [...book.holidays, ...added.map((date) => ({ id: `law-${date}`, province, date }))] };
}

/** The years of an option of which the table has no holidays. */
export function lawfulYears(book: RateBook, { startDate, endDate }: Days): number[] {
  return missing(book, { startDate, endDate });
}

function missing({ holidays }: RateBook, { startDate, endDate }: Days): number[] {
  const known = new Set(holidays.map(({ date }) => date.slice(0, 4)));
  const [first, last] = [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((year) => !known.has(String(year)));
}
