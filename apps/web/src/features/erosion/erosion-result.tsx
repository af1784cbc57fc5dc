import { useLingui } from '@lingui/react/macro';
import { type ErosionResult as Analysis, analyzeMarginErosion, type ErosionInput } from '@zuschlag/calc-engine';
import type { ErosionFigure } from '@zuschlag/calc-engine/explanation/erosion';
import { increaseBeyondKnown } from '@zuschlag/calc-engine/revenue/known-rise';
import { Banner, Card, CardHeader, Disclosure, SegmentedControl, Skeleton, SkeletonText } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ErosionBasis, TableStep } from '@zuschlag/validation/services/erosion';
import { Suspense, useRef, useState } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { FigureButton } from '../services/result/figure-button.tsx';
import { completeAssumptions, type TypedAssumptions } from './assumptions.ts';
import { isSameFigure } from './erosion-figure.ts';
import { ErosionTable } from './erosion-table.tsx';

const ErosionChart = latePart(async () => (await import('./erosion-chart.tsx')).ErosionChart);
const loadOrigin = () => import('./erosion-origin.tsx');
const ErosionOrigin = latePart(async () => (await loadOrigin()).ErosionOrigin);
/** A failure here is harmless: the press fetches again and shows the error. */
const fetchOrigin = () => void loadOrigin().catch(() => undefined);

type ErosionResultProps = {
  chance: Chance;
  basis: ErosionBasis;
  typed: TypedAssumptions;
  steps: readonly TableStep[];
  /** How much rows inside the price raise the tariff-bound cost of the contract. */
  knownRise: number;
};
type Found = Extract<Analysis, { status: 'OK' }>;

/** The analysis of what is typed; while it is incomplete, the last complete one stays. */
export function ErosionResult({ chance, basis, typed, steps, knownRise }: ErosionResultProps) {
  const { t } = useLingui();
  const format = useFormat();
  const complete = completeAssumptions(typed);
  const [last, setLast] = useState(complete);
  if (complete && JSON.stringify(complete) !== JSON.stringify(last)) setLast(complete);
  if (!last) return <Banner tone="info">{t`Die Analyse erscheint, sobald alle Annahmen angegeben sind.`}</Banner>;
  const counted = increaseBeyondKnown({ ...last, knownRise });
  const input: ErosionInput = { ...basis, ...last, yearlyTariffIncrease: counted };
  const result = analyzeMarginErosion(input);
  if (result.status === 'NO_DATA') return null;
  if (result.status === 'NOT_APPLICABLE') {
    return (
      <Banner tone="info" title={t`Keine Margenerosion`}>
        {t`Der Vertrag dauert höchstens zwölf Monate. In dieser Zeit steigt der Tarif nicht, also bleibt die Marge.`}
      </Banner>
    );
  }
  return (
    <div className={`grid gap-3 ${complete ? '' : 'opacity-60'}`} aria-busy={!complete}>
      {counted === last.yearlyTariffIncrease ? null : (
        <p className="tnum max-w-[75ch] text-13 text-ink-2">
          {t`Bekannte Tabellenzeilen im Preis erhöhen die tarifgebundenen Kosten über die Laufzeit schon um ${format.percent(knownRise, 2, true)}. Von den angenommenen ${format.percent(last.yearlyTariffIncrease, 2, true)} je Jahr rechnet die Analyse deshalb noch ${format.percent(counted, 2, true)}.`}
        </p>
      )}
      <Years chance={chance} input={input} result={result} steps={steps} />
    </div>
  );
}

function Years(props: { chance: Chance; input: ErosionInput; result: Found; steps: readonly TableStep[] }) {
  const { chance, input, result, steps } = props;
  const { t } = useLingui();
  const format = useFormat();
  const [chosen, setChosen] = useState(1);
  const [opened, setOpened] = useState<ErosionFigure | null>(null);
  const opener = useRef<Element | null>(null);
  const year = Math.min(chosen, result.rows.length);
  const row = result.rows[year - 1];
  const open = (figure: ErosionFigure) => {
    opener.current = document.activeElement;
    setOpened(isSameFigure(opened, figure) ? null : figure);
  };
  const close = () => {
    setOpened(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const label = t`Jahr ${year}`;
  return (
    <Card label={t`Marge über die Jahre`}>
      <Verdict result={result} offered={input.operativeMargin} opened={opened} onOpen={open} />
      <div className="border-t px-4 pt-3 print:break-inside-avoid">
        <Suspense fallback={<Skeleton height={320} />}>
          <ErosionChart
            result={result}
            offered={input.operativeMargin}
            startDate={chance.contract.startDate}
            steps={steps}
            chosen={year}
            onChoose={setChosen}
          />
        </Suspense>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <SegmentedControl
            label={t`Vertragsjahr`}
            isLabelHidden
            size="small"
            options={result.rows.map((each) => ({ id: String(each.year), label: t`Jahr ${each.year}` }))}
            value={String(year)}
            onChange={(id) => setChosen(Number(id))}
          />
          {row ? (
            <p aria-live="polite" className="tnum text-13 text-ink-2">
              <span className="sr-only">{label}: </span>
              {t`Preis ${format.euro(row.pricePerHour)} · Kosten ${format.euro(row.costPerHour)} · Marge ${format.percent(row.margin, 2, true)}`}
            </p>
          ) : null}
        </div>
      </div>
      <div className="border-t print:hidden">
        <Disclosure look="plain" title={t`Als Tabelle`} flush>
          <ErosionTable result={result} chosen={year} opened={opened} onOpen={open} onNear={fetchOrigin} />
        </Disclosure>
      </div>
      <div className="hidden print:block">
        <CardHeader title={t`Jahr für Jahr`} />
        <ErosionTable result={result} chosen={year} opened={null} onOpen={open} onNear={fetchOrigin} />
      </div>
      {opened ? (
        <Suspense
          fallback={
            <div className="border-t p-4">
              <SkeletonText lines={3} />
            </div>
          }
        >
          <ErosionOrigin key={JSON.stringify(opened)} chance={chance} input={input} figure={opened} onClose={close} />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** How much of the margin is left, in a sentence and in figures that open. */
function Verdict(props: {
  result: Found;
  offered: number;
  opened: ErosionFigure | null;
  onOpen: (figure: ErosionFigure) => void;
}) {
  const { result, offered, opened, onOpen } = props;
  const { t } = useLingui();
  const format = useFormat();
  const { level, erosion, effectiveMargin, plannedProfit, expectedProfit, tariffBoundShare } = result;
  const lost = format.percent(erosion === null ? null : Math.abs(erosion), 1, true);
  const keeps = format.percent(tariffBoundShare, 1, true);
  const words = {
    HIGH: { tone: 'danger', title: t`Hohe Erosion: ${lost} der Marge gehen verloren` },
    NORMAL: { tone: 'info', title: t`${lost} der Marge gehen über die Laufzeit verloren` },
    GAIN: { tone: 'ok', title: t`Zugewinn: Die Marge wächst um ${lost}` },
    none: { tone: 'warn', title: t`Ohne positive Marge gibt es keinen Anteil, der verloren geht` },
  } as const;
  const { tone, title } = words[level ?? 'none'];
  const figures = [
    { line: 'effectiveMargin', term: t`Verbleibende Marge`, value: format.percent(effectiveMargin, 2, true) },
    { line: 'erosion', term: t`Erosion`, value: format.percent(erosion, 2, true) },
    { line: 'plannedProfit', term: t`Geplanter Deckungsbeitrag`, value: format.euro(plannedProfit) },
    { line: 'expectedProfit', term: t`Erwarteter Deckungsbeitrag`, value: format.euro(expectedProfit) },
    { line: 'tariffBoundShare', term: t`Tarifgebundene Kosten`, value: keeps },
  ] as const;
  return (
    <div className="grid gap-3 p-4" aria-live="polite">
      <Banner tone={tone} title={title}>
        {t`Angeboten sind ${format.percent(offered, 2, true)}. Eine Klausel von ${keeps} hielte die Marge im zweiten Jahr.`}
      </Banner>
      <dl className="tnum flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ line, term, value }) => {
          const figure: ErosionFigure = { line };
          const hasValue = line !== 'erosion' || erosion !== null;
          return (
            <div key={line}>
              <dt className="text-12 text-ink-3">{term}</dt>
              <dd className="font-semibold text-16">
                {hasValue ? (
                  <FigureButton
                    label={t`Herkunft öffnen: ${term}`}
                    isOpen={isSameFigure(opened, figure)}
                    onPress={() => onOpen(figure)}
                    onNear={fetchOrigin}
                  >
                    {value}
                  </FigureButton>
                ) : (
                  value
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
