import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { trpc } from '../../app/api/trpc.ts';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { OutcomeCard } from './figures/outcome-card.tsx';
import { RevenueCard } from './figures/revenue-card.tsx';
import { RevenueTiles } from './figures/revenue-tiles.tsx';
import { StatesCard } from './figures/states-card.tsx';
import { PendingDecisions } from './lists/pending-decisions.tsx';
import { UpcomingCard } from './lists/upcoming-card.tsx';

/** Where work begins: what is due, who waits for whom, and the figures of all Chances that the person views. */
export function DashboardScreen() {
  const { t } = useLingui();
  const locale = useAppLocale();
  const now = new Date();
  const { data: lists } = trpc.dashboard.lists.useQuery();
  const today = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'full', timeZone: 'Europe/Berlin' });
  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="font-semibold text-20">{t`Dashboard`}</h1>
        <p className="text-ink-3">{today.format(now)}</p>
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_440px]">
        <div className="grid min-w-0 gap-4 xl:order-2">
          <UpcomingCard key={String(lists?.beginsWithAll)} lists={lists} today={berlinDayOf(now)} />
          {lists?.hasDecisions ? <PendingDecisions /> : null}
        </div>
        <div className="grid min-w-0 gap-4">
          <RevenueTiles />
          <RevenueCard today={berlinDayOf(now)} />
          <div className="grid gap-4 md:grid-cols-2">
            <StatesCard />
            <OutcomeCard />
          </div>
        </div>
      </div>
    </div>
  );
}
