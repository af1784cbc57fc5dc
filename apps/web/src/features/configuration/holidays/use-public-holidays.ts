import { useQuery } from '@tanstack/react-query';
import type { Province } from '@zuschlag/validation/vocabulary';
import { trpc } from '../../../app/api/trpc.ts';
import { today } from '../entries/today.ts';
import { allHolidays } from './all-holidays.ts';
import { type PublicHoliday, publicHolidays } from './public-holidays.ts';

/** The holidays to add: computed by the engine, which this hook loads, compared with the table. */
export function usePublicHolidays(provinces: readonly Province[], years: readonly number[]) {
  const utils = trpc.useUtils();
  return useQuery({
    // Reads like a query of the table, so that its changes find it.
    queryKey: [['configuration', 'holiday', 'legal'], { input: { provinces, years } }],
    enabled: provinces.length > 0 && years.length > 0,
    queryFn: async (): Promise<PublicHoliday[]> => {
      const { germanPublicHolidays } = await import('@zuschlag/calc-engine/calendar/german-public-holidays');
      const there = await allHolidays(utils.client, {
        provinces: [...provinces],
        date: { gte: `${Math.min(...years)}-01-01`, lte: `${Math.max(...years)}-12-31` },
      });
      const known = new Set(there.map(({ province, date }) => `${province} ${date}`));
      return publicHolidays({ provinces, years }, { holidaysOf: germanPublicHolidays, known, today: today() });
    },
  });
}
