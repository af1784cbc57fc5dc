import { Plural, useLingui } from '@lingui/react/macro';
import { Card, TextLink, TooltipText } from '@zuschlag/ui';
import type { StateFigures } from '@zuschlag/validation/dashboard/dashboard';
import { isOpenState } from '@zuschlag/validation/vocabulary';
import type { ReactNode } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { CardContent } from '../card-content.tsx';

/** The revenue of all Chances that the person views, and of those the person owns. */
export function RevenueTiles() {
  const { t } = useLingui();
  const format = useFormat();
  const revenue = trpc.dashboard.revenue.useQuery();
  const states = trpc.dashboard.states.useQuery();
  const shareOf = (own: number, all: number) => (all > 0 ? format.percent(own / all, 0) : null);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Tile title={t`Umsatz aller Chancen`}>
        <CardContent query={revenue} name={t`Umsatz aller Chancen`} lines={3}>
          {({ totalRevenue }) => (
            <Figure value={totalRevenue}>
              {states.data ? (
                <AllChances states={states.data} />
              ) : (
                // The line keeps its place.
                '\u00a0'
              )}
            </Figure>
          )}
        </CardContent>
      </Tile>
      <Tile title={t`Umsatz meiner Chancen`}>
        <CardContent query={revenue} name={t`Umsatz meiner Chancen`} lines={3}>
          {({ totalRevenue, userTotalRevenue, userChanceCount }) => {
            const share = shareOf(userTotalRevenue, totalRevenue);
            return (
              <Figure value={userTotalRevenue}>
                <TextLink tone="quiet" href={pathTo({ to: '/tender/all', search: { filters: { onlyOwn: true } } })}>
                  <Plural value={userChanceCount} one="# Chance" other="# Chancen" />
                </TextLink>
                {share === null ? null : t`, ${share} des Gesamtumsatzes`}
              </Figure>
            );
          }}
        </CardContent>
      </Tile>
    </div>
  );
}

function AllChances({ states }: { states: StateFigures }) {
  const { t } = useLingui();
  const format = useFormat();
  const sum = (rows: StateFigures) => rows.reduce((total, { count }) => total + count, 0);
  const all = sum(states);
  const open = sum(states.filter(({ state }) => isOpenState(state)));
  return (
    <>
      <TextLink tone="quiet" href={pathTo({ to: '/tender/all' })}>
        <Plural value={all} one="# Chance" other="# Chancen" />
      </TextLink>
      {t`, davon ${format.number(open)} noch nicht eingereicht`}
    </>
  );
}

function Tile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card label={title}>
      <div className="px-4 pt-3.5 pb-3">
        <h2 className="font-medium text-14 text-ink-2">{title}</h2>
        <div className="min-h-14 [&>[role]]:px-0 [&>[role]]:py-1">{children}</div>
      </div>
    </Card>
  );
}

function Figure({ value, children }: { value: number; children: ReactNode }) {
  const format = useFormat();
  return (
    <>
      <p className="tnum font-semibold text-28 tracking-tight">
        <TooltipText text={format.euro(value)}>{format.euroShort(value)}</TooltipText>
      </p>
      <p className="tnum text-12 text-ink-3">{children}</p>
    </>
  );
}
