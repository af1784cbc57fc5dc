import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import type { RecalculationEffect } from '@zuschlag/validation/recalculations/recalculations';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { costParameterRows } from '../services/overview/cost-parameter-rows.ts';
import { useValueText } from '../services/overview/use-value-text.ts';
import type { Effects } from './use-effects.ts';

type Sums = Pick<
  RecalculationEffect,
  'costBefore' | 'costAfter' | 'revenueBefore' | 'revenueAfter' | 'costByTables' | 'revenueByTables'
>;
const figures = [
  'costBefore',
  'costAfter',
  'revenueBefore',
  'revenueAfter',
  'costByTables',
  'revenueByTables',
] as const;

/** What a recalculation would do to all Chances together. */
export function EffectSum({ effects: { known, isComplete, error, retry } }: { effects: Effects }) {
  const { t } = useLingui();
  if (error)
    return (
      <Banner
        tone="danger"
        title={t`Was sich ändert, konnte nicht ermittelt werden`}
        action={<Button size="small" onPress={retry}>{t`Erneut versuchen`}</Button>}
      >
        {errorMessage(error)}
      </Banner>
    );
  if (!isComplete)
    return (
      <div role="status" aria-label={t`Was sich ändert, wird berechnet`}>
        <SkeletonText lines={2} />
      </div>
    );
  const sum = Object.fromEntries(
    figures.map((figure) => [figure, known.reduce((total, effect) => total + (effect[figure] ?? 0), 0)]),
  ) as Sums;
  return (
    <section aria-label={t`Insgesamt`} className="rounded-card bg-muted p-3">
      <Moves sums={sum} />
    </section>
  );
}

/** The same for one Chance, with the cost parameters that its services take over. */
export function EffectLines({ effect }: { effect: RecalculationEffect | undefined }) {
  const { t, i18n } = useLingui();
  const { valueText } = useValueText();
  if (!effect) return <SkeletonText lines={1} />;
  const failing = effect.failing.join(', ');
  return (
    <>
      <Moves sums={effect} />
      {effect.takesOver.map(({ parameter: name, from, to, services }) => {
        const parameter = costParameterRows.find(({ standard }) => standard === name);
        return parameter ? (
          <p key={`${name} ${from}`} className="text-13 text-ink-2">
            {i18n._(parameter.label)}:{' '}
            <span className="tnum">{`${valueText(from, parameter.kind)} → ${valueText(to, parameter.kind)}`}</span> (
            {plural(services, { one: '# Leistung', other: '# Leistungen' })})
          </p>
        ) : null;
      })}
      {failing === '' ? null : <p className="text-13 text-danger-text">{t`Danach ohne Preis: ${failing}`}</p>}
    </>
  );
}

function Moves({ sums }: { sums: Sums }) {
  const { t } = useLingui();
  const { euro, signedEuro } = useMoney();
  const { costBefore, costAfter, revenueBefore, revenueAfter, costByTables } = sums;
  if (costBefore === null || costAfter === null || revenueBefore === null || revenueAfter === null) return null;
  const ofTables = signedEuro(costByTables ?? 0);
  const isOfTables = Math.abs(costByTables ?? 0) >= 0.005;
  return (
    <dl className="grid gap-x-4 text-13 sm:grid-cols-2">
      {[
        { label: t`Kosten`, from: costBefore, to: costAfter },
        { label: t`Umsatz`, from: revenueBefore, to: revenueAfter },
      ].map(({ label, from, to }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="tnum">
            {euro(from)} → <strong className="font-semibold">{euro(to)}</strong> ({signedEuro(to - from)})
          </dd>
        </div>
      ))}
      {isOfTables ? (
        <p className="text-12 text-ink-3 sm:col-span-2">{t`Von der Differenz der Kosten kommen ${ofTables} aus neueren Tabellenzeilen.`}</p>
      ) : null}
    </dl>
  );
}

function useMoney() {
  const format = useFormat();
  const euro = (value: number) => format.euro(value, 2);
  const signedEuro = (value: number) => {
    const rounded = Math.abs(value) < 0.005 ? 0 : value;
    return `${rounded > 0 ? '+' : ''}${format.euro(rounded, 2)}`;
  };
  return { euro, signedEuro };
}
