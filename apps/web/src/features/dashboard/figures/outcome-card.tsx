import { useLingui } from '@lingui/react/macro';
import { StateDot, TextLink, TooltipText } from '@zuschlag/ui';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chanceStateLooks } from '../../../app/vocabulary/chance-states.ts';
import { RingCard } from './ring-card.tsx';

/** The revenue of won Chances against that of lost ones. */
export function OutcomeCard() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const query = trpc.dashboard.revenue.useQuery();
  const amount = (value: number) => <TooltipText text={format.euro(value)}>{format.euroShort(value)}</TooltipText>;
  return (
    <RingCard
      title={t`Gewonnen und verloren`}
      query={query}
      ringOf={({ wonChancesRevenue, lostChancesRevenue }) => {
        const decided = wonChancesRevenue + lostChancesRevenue;
        return {
          parts: [
            { id: 'won', tone: 'won', value: wonChancesRevenue },
            { id: 'lost', tone: 'lost', value: lostChancesRevenue },
          ],
          figure: decided > 0 ? format.percent(wonChancesRevenue / decided, 0) : '–',
          label: t`gewonnen`,
        };
      }}
    >
      {({ wonChancesRevenue, lostChancesRevenue }) => (
        <table className="w-full">
          <caption className="sr-only">{t`Umsatz der gewonnenen und verlorenen Chancen`}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t`Status`}</th>
              <th scope="col">{t`Umsatz`}</th>
            </tr>
          </thead>
          <tbody>
            {(
              [
                ['won', wonChancesRevenue],
                ['lost', lostChancesRevenue],
              ] as const
            ).map(([state, value]) => (
              <tr key={state}>
                <th scope="row" className="py-1 text-left font-normal">
                  <span className="flex items-center gap-2">
                    <StateDot tone={chanceStateLooks[state].tone} />
                    <TextLink
                      tone="quiet"
                      href={pathTo({ to: '/tender/all', search: { filters: { state: [state] } } })}
                    >
                      {i18n._(chanceStateLooks[state].short)}
                    </TextLink>
                  </span>
                </th>
                <td className="tnum py-1 text-right font-medium">{amount(value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="[&>*]:border-t [&>*]:pt-2">
              <th scope="row" className="text-left font-normal">{t`Entschieden`}</th>
              <td className="tnum text-right font-medium">{amount(wonChancesRevenue + lostChancesRevenue)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </RingCard>
  );
}
