import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardHeader, IconButton, Skeleton } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { RevenueOfMonth } from '@zuschlag/validation/dashboard/dashboard';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { CardContent } from '../card-content.tsx';
import { MonthTable } from './month-table.tsx';
import { firstMonthShown, monthsFrom, monthsShown } from './months.ts';
import { useMonthNames } from './use-month-names.ts';

const RevenueBars = latePart(async () => (await import('./revenue-bars.tsx')).RevenueBars);
/** Of the chart, so that nothing below moves when it comes. */
export const chartHeight = 290;

/** Revenue by the month in which contracts begin, twelve months at a time, as bars or as a table. */
export function RevenueCard({ today }: { today: string }) {
  const { t } = useLingui();
  const names = useMonthNames();
  const query = trpc.dashboard.revenue.useQuery();
  const [first, setFirst] = useState(() => firstMonthShown(today));
  const [isTable, setIsTable] = useState(false);
  const months = monthsFrom(first, query.data?.monthlyRevenue ?? []);
  const [from, to] = [months[0], months.at(-1)].map((month) => (month ? names.full(month) : ''));
  const title = t`Umsatz nach Vertragsbeginn`;
  return (
    <Card label={title}>
      <CardHeader
        title={title}
        aside={
          <Button variant="ghost" size="small" aria-pressed={isTable} onPress={() => setIsTable(!isTable)}>
            {t`Als Tabelle`}
          </Button>
        }
      />
      <div className="flex items-center gap-1 px-4 pt-2">
        <p aria-live="polite" className="mr-auto text-13 text-ink-3">{t`${from} bis ${to}`}</p>
        <IconButton
          label={t`Zwölf Monate früher`}
          icon={<ChevronLeft />}
          onPress={() => setFirst(first - monthsShown)}
        />
        <IconButton
          label={t`Zwölf Monate später`}
          icon={<ChevronRight />}
          onPress={() => setFirst(first + monthsShown)}
        />
      </div>
      <CardContent query={query} name={title} lines={11}>
        {() => (isTable ? <MonthTable months={months} /> : <Bars months={months} />)}
      </CardContent>
    </Card>
  );
}

function Bars({ months }: { months: readonly RevenueOfMonth[] }) {
  const { t } = useLingui();
  const isEmpty = months.every(({ count }) => count === 0);
  return (
    <div className="relative px-2 pt-1 pb-2">
      <Suspense fallback={<Skeleton height={chartHeight} />}>
        <RevenueBars months={months} height={chartHeight} />
      </Suspense>
      {isEmpty ? (
        <p className="absolute inset-x-4 top-1/3 text-center text-ink-2">{t`In diesen Monaten beginnt kein Vertrag.`}</p>
      ) : null}
    </div>
  );
}
