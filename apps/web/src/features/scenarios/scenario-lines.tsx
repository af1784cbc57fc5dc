import { useLingui } from '@lingui/react/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { Button, Card, EmptyState, LinkButton, StateBadge } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import type { Service } from '@zuschlag/validation/services/service';
import { Columns2, Pencil, Split } from 'lucide-react';
import { useState } from 'react';
import { useChangeFormat } from '../../app/preferences/use-change-format.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { figuresOf, type PairFigures, pairsOf, type ServicePair, sumsOf } from './scenario-pairs.ts';
import { scenarioPaths } from './scenario-paths.ts';

const PairDialog = lazyOverlay(async () => {
  const [{ PairDialog: Dialog }] = await Promise.all([import('./pair-dialog.tsx'), loadWords('overview')]);
  return Dialog;
});

/** Each service of a scenario with what it costs and brings there, and the difference from the real one; sums below. */
export function ScenarioLines(props: { scenario: Scenario; real: readonly Service[]; tried: readonly Service[] }) {
  const { scenario, real, tried } = props;
  const { t } = useLingui();
  const [compared, setCompared] = useState<ServicePair | null>(null);
  const pairs = pairsOf(scenario, real, tried);
  if (pairs.length === 0) {
    return <EmptyState icon={<Split />} title={t`Leeres Szenario`} text={t`Alle Leistungen wurden daraus entfernt.`} />;
  }
  return (
    <Card label={t`Leistungen des Szenarios`}>
      <div className="overflow-x-auto">
        <table className="tnum w-full text-14 max-sm:text-13 [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2 [&_:is(td,th):first-child]:pl-4">
          <caption className="sr-only">{t`Das Szenario neben der echten Kalkulation`}</caption>
          <thead>
            <tr className="border-b text-12 text-ink-2 [&_th]:font-medium">
              <th scope="col" className="text-left">{t`Leistung`}</th>
              <th scope="col" className="text-right">{t`Kosten`}</th>
              <th scope="col" className="text-right">{t`Umsatz`}</th>
              <th scope="col" className="text-right max-sm:hidden">{t`Marge`}</th>
              <th scope="col" className="text-right max-lg:hidden">{t`Preis je Stunde`}</th>
              <th scope="col" className="max-sm:hidden">
                <span className="sr-only">{t`Aktionen`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <PairRow key={pair.id} pair={pair} scenario={scenario} onCompare={() => setCompared(pair)} />
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="text-left">{t`Summe`}</th>
              <FigureCells now={sumsOf(pairs, 'now')} tried={sumsOf(pairs, 'tried')} />
              <td className="max-sm:hidden" />
            </tr>
          </tfoot>
        </table>
      </div>
      <PairDialog pair={compared} isOpen={compared !== null} onClose={() => setCompared(null)} />
    </Card>
  );
}

type PairProps = { pair: ServicePair; scenario: Scenario; onCompare: () => void };

function PairRow({ pair, scenario, onCompare }: PairProps) {
  const { t } = useLingui();
  const { now, tried } = pair;
  const service = tried ?? now;
  if (!service) return null;
  return (
    <>
      <tr className="border-b align-top hover:bg-hover max-sm:border-b-0">
        <th scope="row" className="text-left font-medium">
          <span className="flex flex-wrap items-center gap-2">
            <span className="break-words">{service.name}</span>
            {now === null ? <StateBadge tone="pending">{t`neu`}</StateBadge> : null}
            {tried === null ? <StateBadge tone="pending">{t`entfernt`}</StateBadge> : null}
            {tried?.problem ? <StateBadge tone="pending">{t`ohne Preis`}</StateBadge> : null}
          </span>
          <span className="block font-normal text-12 text-ink-3">{service.operationalOrganizationShortName}</span>
        </th>
        <FigureCells now={now && figuresOf(now)} tried={tried && figuresOf(tried)} />
        <td className="text-right max-sm:hidden">
          <PairActs pair={pair} scenario={scenario} onCompare={onCompare} />
        </td>
      </tr>
      {/* On a phone the figures take the whole width. */}
      <tr className="border-b sm:hidden">
        <td colSpan={3}>
          <PairActs pair={pair} scenario={scenario} onCompare={onCompare} />
        </td>
      </tr>
    </>
  );
}

function PairActs({ pair: { now, tried: service }, scenario, onCompare }: PairProps) {
  const { t } = useLingui();
  return (
    <span className="flex justify-end gap-1">
      {now && service ? (
        <Button
          size="small"
          variant="ghost"
          icon={<Columns2 />}
          onPress={onCompare}
          aria-label={t`${service.name} vergleichen`}
        >
          {t`Vergleichen`}
        </Button>
      ) : null}
      {service ? (
        <LinkButton
          size="small"
          icon={<Pencil />}
          href={scenarioPaths(scenario.chanceId).service(scenario.id, service.id)}
          aria-label={t`${service.name} im Szenario öffnen`}
        >
          {t`Öffnen`}
        </LinkButton>
      ) : null}
    </span>
  );
}

function FigureCells({ now, tried }: { now: PairFigures | null; tried: PairFigures | null }) {
  const { t } = useLingui();
  const format = useFormat();
  const change = useChangeFormat();
  const points = (from: number, to: number) => t`${change.points(from, to)} Punkte`;
  // A service that only one side has brings or costs the other side nothing; a ratio there does not exist.
  const cells = [
    { id: 'totalCost', text: format.euro, changed: change.euro, missing: 0, from: '' },
    { id: 'revenue', text: format.euro, changed: change.euro, missing: 0, from: '' },
    {
      id: 'margin',
      text: (share: number | null) => format.percent(share, 2, true),
      changed: points,
      from: 'max-sm:hidden',
    },
    { id: 'pricePerHour', text: format.euro, changed: change.euro, from: 'max-lg:hidden' },
  ] as const;
  return cells.map(({ id, text, changed, from, ...rest }) => {
    const missing = 'missing' in rest ? rest.missing : null;
    const [before, after] = [now?.[id] ?? missing, tried?.[id] ?? missing];
    const isSame = text(before) === text(after);
    return (
      <td key={id} className={`whitespace-nowrap text-right ${from}`}>
        {text(tried?.[id] ?? null)}
        <span className="block font-normal text-12 text-ink-3">
          {before === null || after === null ? '–' : isSame ? t`unverändert` : changed(before, after)}
        </span>
      </td>
    );
  });
}
