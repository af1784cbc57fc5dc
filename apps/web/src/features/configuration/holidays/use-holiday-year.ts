import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '../../../app/api/trpc.ts';
import { today } from '../entries/today.ts';
import type { TableFilters } from '../tables/table-search.ts';
import { allHolidays } from './all-holidays.ts';
import { daysOfYear, type HolidayDay, holidayDays, yearOf } from './holiday-year.ts';

/** The holidays of the year that the filters name, day by day; their names come from the engine, which this hook loads. */
export function useHolidayYear(filters: TableFilters) {
  const { client } = trpc.useUtils();
  const year = yearOf(filters.days);
  const { status = null } = filters;
  // A holiday is of one state.
  const provinces = filters.provinces?.filter((province) => province !== 'DE') ?? null;
  return useQuery({
    // Reads like a query of the table, so that its changes find it.
    queryKey: [['configuration', 'holiday', 'year'], { input: { year, provinces, status } }],
    placeholderData: keepPreviousData<HolidayDay[]>,
    queryFn: async () => {
      const { namedPublicHolidays } = await import('@zuschlag/calc-engine/calendar/german-public-holidays');
      const rows = await allHolidays(client, { provinces, status, date: daysOfYear(year) });
      return holidayDays(
        rows.map(({ id, date, province, permissions }) => ({
          id,
          date,
          province,
          mayDelete: permissions.includes('DELETE'),
        })),
        (province) => namedPublicHolidays(year, province),
        today(),
      );
    },
  });
}
