import type { Province } from '@zuschlag/validation/vocabulary';

/** A legal holiday that could be taken over, and where the table does not have it yet. */
export type PublicHoliday = { day: string; provinces: Province[]; missing: Province[] };

/**
 * The legal holidays of states and years from today on, one line per day.
 * @param holidaysOf the days of a state in a year, as the engine knows them
 * @param known `province day` of what the table has
 */
export function publicHolidays(
  chosen: { provinces: readonly Province[]; years: readonly number[] },
  {
    holidaysOf,
    known,
    today,
  }: {
    holidaysOf: (year: number, province: Province) => readonly string[];
    known: ReadonlySet<string>;
    today: string;
  },
): PublicHoliday[] {
  const rows = chosen.provinces.flatMap((province) =>
    chosen.years.flatMap((year) => holidaysOf(year, province).map((day) => ({ day, province }))),
  );
  const byDay = Map.groupBy(
    rows.filter(({ day }) => day >= today),
    ({ day }) => day,
  );
  return [...byDay]
    .map(([day, ofDay]) => ({
      day,
      provinces: ofDay.map(({ province }) => province),
      missing: ofDay.flatMap(({ province }) => (known.has(`${province} ${day}`) ? [] : [province])),
    }))
    .sort((first, second) => first.day.localeCompare(second.day));
}
