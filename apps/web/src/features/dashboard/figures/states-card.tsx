import { useLingui } from '@lingui/react/macro';
import { StateDot, TextLink } from '@zuschlag/ui';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chanceStateLooks } from '../../../app/vocabulary/chance-states.ts';
import { RingCard } from './ring-card.tsx';

/** How many Chances are in each state; each state leads to its Chances. */
export function StatesCard() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const query = trpc.dashboard.states.useQuery();
  return (
    <RingCard
      title={t`Chancen nach Status`}
      query={query}
      ringOf={(states) => ({
        parts: states.map(({ state, count }) => ({ id: state, tone: chanceStateLooks[state].tone, value: count })),
        figure: format.number(states.reduce((sum, { count }) => sum + count, 0)),
        label: t`Chancen`,
      })}
    >
      {(states) => (
        <table className="w-full text-13">
          <caption className="sr-only">{t`Zahl der Chancen in jedem Status`}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t`Status`}</th>
              <th scope="col">{t`Chancen`}</th>
            </tr>
          </thead>
          <tbody>
            {states.map(({ state, count }) => (
              <tr key={state}>
                <th scope="row" className="py-0.5 text-left font-normal leading-6">
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
                <td className="tnum py-0.5 text-right font-medium">{format.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RingCard>
  );
}
