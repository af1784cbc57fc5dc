import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@zuschlag/ui';
import type { RevenueOfMonth } from '@zuschlag/validation/dashboard/dashboard';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { daysOfMonth } from './months.ts';
import { useMonthNames } from './use-month-names.ts';

/** The figures behind the bars; each month with Chances leads to them. */
export function MonthTable({ months }: { months: readonly RevenueOfMonth[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useMonthNames();
  const total = (of: 'count' | 'revenue') => months.reduce((sum, month) => sum + month[of], 0);
  return (
    <div className="overflow-x-auto pb-1">
      <table className="tnum w-full border-separate [border-spacing:0] text-14 max-sm:text-13 [&_:is(th,td)]:h-8 [&_:is(th,td)]:px-2 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4">
        <caption className="sr-only">{t`Umsatz und Zahl der Chancen nach dem Monat des Vertragsbeginns`}</caption>
        <thead className="text-12 text-ink-3 [&_th]:border-b [&_th]:font-medium">
          <tr>
            <th scope="col" className="text-left">{t`Monat`}</th>
            <th scope="col" className="text-right">{t`Chancen`}</th>
            <th scope="col" className="text-right">{t`Umsatz`}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={`${month.year}-${month.month}`}>
              <th scope="row" className="text-left font-normal">
                {names.full(month)}
              </th>
              <td className="text-right">
                {month.count > 0 ? (
                  <TextLink
                    href={pathTo({ to: '/tender/all', search: { filters: { startDate: daysOfMonth(month) } } })}
                  >
                    {format.number(month.count)}
                    <span className="sr-only"> {t`Chancen ab ${names.full(month)}`}</span>
                  </TextLink>
                ) : (
                  format.number(0)
                )}
              </td>
              <td className="text-right">{format.euro(month.revenue, 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-medium [&_:is(th,td)]:border-t">
          <tr>
            <th scope="row" className="text-left">{t`Summe`}</th>
            <td className="text-right">{format.number(total('count'))}</td>
            <td className="text-right">{format.euro(total('revenue'), 0)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
