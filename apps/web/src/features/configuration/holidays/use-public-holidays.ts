import { useQuery } from '@tanstack/react-query';
import type { Province } from '@zuschlag/validation/vocabulary';
import { trpc } from '../../../app/api/trpc.ts';
import { today } from '../entries/today.ts';
import { type PublicHoliday, publicHolidays } from './public-holidays.ts';

const pageSize = 100;

/** The holidays to add: computed by the engine, which this hook loads, compared with the table. */
export function usePublicHolidays(provinces: readonly Province[], years: readonly number[]) {
  const utils = trpc.useUtils();
  return useQuery({
    queryKey: ['legal-holidays', provinces, years],
    enabled: provinces.length > 0 && years.length > 0,
    queryFn: async (): Promise<PublicHoliday[]> => {
      const { germanPublicHolidays } = await import('@zuschlag/calc-engine/calendar/german-public-holidays');
      const known = new Set<string>();
      let after: string | null = null;
      do {
        const page = await utils.client.configuration.holiday.list.query({
          first: pageSize,
          after,
          filters: {
            provinces: [...provinces],
            date: { gte: `${Math.min(...years)}-01-01`, lte: `${Math.max(...years)}-12-31` },
          },
        });
        for (const { node } of page.edges) known.add(`${node.province} ${node.date}`);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      return publicHolidays({ provinces, years }, { holidaysOf: germanPublicHolidays, known, today: today() });
    },
  });
}
