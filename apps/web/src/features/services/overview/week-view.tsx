import { Plural, useLingui } from '@lingui/react/macro';
import { EmptyState, SegmentedControl, StateBadge } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import type { OrderedPost } from '@zuschlag/validation/services/service-order';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { coverageOf, differences, laneOf, minutesByPeriod, type PlannedLane } from '../planner/coverage.ts';
import { servicePaths } from '../service/service-paths.ts';
import { PlannerLane } from '../shifts/planner-lane.tsx';
import { WeekFrame, WeekLegend } from '../shifts/week-frame.tsx';
import { circumstancesOf } from '../shifts/week-planner.tsx';
import { useRateBooks } from './figures/use-rate-books.ts';
import type { ChoiceProps } from './overview-choice.ts';
import { VisitsOfWeek } from './visits-of-week.tsx';

/** One week of all services: the shifts of each, where guards are missing against the order, and the hours together. */
export function WeekView({
  chance,
  services,
  choice,
  onChoice,
}: ChoiceProps & { chance: Chance; services: readonly Service[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  const { operationalOrganizationId } = choice;
  const shown = services.filter(
    (service) =>
      operationalOrganizationId === undefined || service.operationalOrganizationId === operationalOrganizationId,
  );
  const { bookOf } = useRateBooks(chance, services);
  const permanent = shown.filter(({ type }) => type === 'PERMANENT');
  const orders = trpc.useQueries((query) => permanent.map(({ id }) => query.services.order({ serviceId: id })));
  const postsOf = new Map(orders.flatMap(({ data }) => (data ? [[data.serviceId, data.posts] as const] : [])));
  const planOf = (service: Service) =>
    circumstancesOf(
      { contract: chance.contract, pauseIncluded: service.pauseIncluded },
      bookOf?.(service) ?? undefined,
    );
  const holidays = new Set(shown.flatMap((service) => [...planOf(service).holidays]));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {bidders.length > 1 ? (
        <SegmentedControl
          label={t`Gesellschaft`}
          isLabelHidden
          size="small"
          options={[
            { id: 'all', label: t`Alle` },
            ...bidders.map(({ id, shortName }) => ({ id: String(id), label: shortName })),
          ]}
          value={operationalOrganizationId === undefined ? 'all' : String(operationalOrganizationId)}
          onChange={(id) => onChoice({ ...choice, operationalOrganizationId: id === 'all' ? undefined : Number(id) })}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState icon={<CalendarClock />} title={t`Diese Gesellschaft hat noch keine Leistung`} />
      ) : (
        <WeekFrame title={t`Woche aller Leistungen`} contract={chance.contract} holidays={holidays}>
          {(monday) => {
            const planned = permanent.map((service) => {
              const circumstances = planOf(service);
              const lanes = service.shifts.map((shift) => ({ shift, ...laneOf(shift, monday, circumstances) }));
              const posts = postsOf.get(service.id) ?? [];
              const gaps = differences(coverageOf(lanes, posts, monday, circumstances));
              return { service, lanes, posts, gaps: posts.length === 0 ? [] : gaps };
            });
            const all = planned.flatMap(({ lanes }) => lanes);
            const hours = minutesByPeriod(all).map(
              ({ period, minutes }) => `${i18n._(periodMessages[period])} ${format.hours(minutes)}`,
            );
            return (
              <>
                {planned.map(({ service, lanes, posts, gaps }) => (
                  <section key={service.id} aria-label={service.name} className="border-t pt-1.5 pb-2">
                    <ServiceLine service={service} lanes={lanes} posts={posts} gapCount={gaps.length} />
                    {lanes.map(({ shift, pieces }) => (
                      <PlannerLane key={shift.id} shift={shift} pieces={pieces} />
                    ))}
                  </section>
                ))}
                {shown
                  .filter(({ type }) => type === 'MOBILE')
                  .map((service) => (
                    <section key={service.id} aria-label={service.name} className="border-t pt-1.5 pb-2">
                      <ServiceLine service={service} lanes={[]} posts={[]} gapCount={0} />
                      <VisitsOfWeek visits={service.siteVisits} monday={monday} circumstances={planOf(service)} />
                    </section>
                  ))}
                <WeekLegend lanes={all} />
                <p className="tnum mt-2 border-t pt-2 text-12 text-ink-2">
                  {hours.length === 0 ? t`Keine Schicht in dieser Woche` : t`Diese Woche: ${hours.join(' · ')}`}
                </p>
              </>
            );
          }}
        </WeekFrame>
      )}
    </div>
  );
}

function ServiceLine({
  service,
  lanes,
  posts,
  gapCount,
}: {
  service: Service;
  lanes: readonly PlannedLane[];
  posts: readonly OrderedPost[];
  /** stretches of the week that differ from the order */
  gapCount: number;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { id, chanceId, type, name } = service;
  const minutes = minutesByPeriod(lanes).reduce((sum, one) => sum + one.minutes, 0);
  return (
    <div className="mb-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <Link
        href={servicePaths(chanceId)[type === 'MOBILE' ? 'mobile' : 'permanent'](id)}
        className="font-medium text-accent-text underline-offset-2 hover:underline"
      >
        {name}
      </Link>
      <span className="text-12 text-ink-3">{service.operationalOrganizationShortName}</span>
      {posts.length === 0 ? null : gapCount === 0 ? (
        <StateBadge tone="ready">{t`wie bestellt`}</StateBadge>
      ) : (
        <StateBadge tone="pending">
          <Plural value={gapCount} one="# Abweichung" other="# Abweichungen" />
        </StateBadge>
      )}
      {type === 'PERMANENT' ? <span className="tnum ml-auto text-ink-2">{format.hours(minutes)}</span> : null}
    </div>
  );
}
