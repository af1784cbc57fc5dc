import { useLingui } from '@lingui/react/macro';
import { Card, PeriodBar, Skeleton, StateDot } from '@zuschlag/ui';
import { whenIdle } from '@zuschlag/ui/overlays/lazy-overlay';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { ServiceProblem } from '@zuschlag/validation/services/service';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { WarningsList } from '../../chance/price/warnings-list.tsx';
import { useBarFigures } from '../../chance/workspace/bar-figures.ts';
import {
  type CalculationBasis,
  type Figure,
  type FigureLine,
  isSameFigure,
  type OpenFigures,
} from '../explanation/explained-figure.ts';
import { periodColour } from '../service/service-messages.ts';
import { FigureButton } from './figure-button.tsx';
import { PeriodFiguresTable } from './period-figures-table.tsx';
import { ProblemNote } from './problem-note.tsx';
import { type ResultFigures, shownFigure } from './result-figures.ts';

const fetchBreakdown = () => import('./cost-breakdown.tsx');
const CostBreakdown = latePart(async () => (await fetchBreakdown()).CostBreakdown);

const loadExplanation = () => import('../explanation/explanation-panel.tsx');
const ExplanationPanel = latePart(async () => (await loadExplanation()).ExplanationPanel);
/** A failure here is harmless: the press fetches again and shows the error. */
const fetchExplanation = () => void loadExplanation().catch(() => undefined);

export type ResultPanelProps = {
  figures: ResultFigures | null;
  problem: ServiceProblem | null;
  /** The missing input for figures. */
  hint: ReactNode;
  /** Whether the figures are saved; its line is always there, so that nothing moves while a user types. */
  status?: 'stored' | 'preview';
  /** The input behind the figures; without it only costs open, to their lines. */
  basis?: CalculationBasis | null;
};

/** The costs and the revenue of a service: the sum first, then by tariff period, then the lines behind a selected figure. */
export function ResultPanel({ figures, problem, hint, status, basis = null }: ResultPanelProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [opened, setOpened] = useState<Figure | null>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => whenIdle(fetchBreakdown), []);
  useBarFigures(status !== undefined && figures ? { ...figures, isPreview: status === 'preview' } : null);
  const costs = figures?.costs.find(({ type }) => type === opened?.period);
  const close = () => {
    setOpened(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const openable: OpenFigures = {
    opened,
    onOpen: (figure) => {
      opener.current = document.activeElement;
      setOpened(isSameFigure(opened, figure) ? null : figure);
    },
    onNear: fetchExplanation,
    isExplained: basis !== null,
  };

  return (
    <Card label={t`Ergebnis`}>
      {status === undefined ? null : <StatusLine status={status} />}
      {figures ? (
        <>
          <Sheet figures={figures} {...openable} />
          <div className="px-4 pb-1">
            <PeriodBar
              label={t`Kosten nach Zeitart`}
              parts={figures.periods.map(({ period, cost }) => ({
                period: periodColour[period],
                value: cost,
                label: i18n._(periodMessages[period]),
                text: format.euro(cost),
              }))}
            />
          </div>
          <PeriodFiguresTable figures={figures} {...openable} />
          {figures.warnings.length === 0 ? null : (
            <div className="border-t bg-warn-soft px-4 py-2.5 text-13">
              <WarningsList warnings={figures.warnings} />
            </div>
          )}
          {opened && basis ? (
            <Suspense fallback={<OriginSkeleton />}>
              <ExplanationPanel
                key={`${opened.line} ${opened.period}`}
                figure={opened}
                basis={basis}
                shown={shownFigure(figures, opened)}
                onClose={close}
              />
            </Suspense>
          ) : null}
          {opened?.line === 'totalCosts' && !basis && costs ? (
            <Suspense>
              <CostBreakdown type={opened.period} costs={costs} onClose={close} />
            </Suspense>
          ) : null}
        </>
      ) : (
        <div className="p-4">{problem ? <ProblemNote problem={problem} /> : <p className="text-ink-2">{hint}</p>}</div>
      )}
    </Card>
  );
}

function StatusLine({ status }: Required<Pick<ResultPanelProps, 'status'>>) {
  const { t } = useLingui();
  const isPreview = status === 'preview';
  return (
    <p className={`flex h-8 items-center gap-1.5 border-b px-4 text-12 ${isPreview ? 'text-ink-2' : 'text-ink-3'}`}>
      {isPreview ? <StateDot tone="editing" /> : null}
      {isPreview ? t`Vorschau, noch nicht gespeichert` : t`Gespeichert`}
    </p>
  );
}

/** Revenue − cost = contribution margin, and what overheads and risk leave of it, as one would write it down. */
function Sheet({ figures, ...open }: { figures: ResultFigures } & OpenFigures) {
  const { t } = useLingui();
  const format = useFormat();
  const rest = figures.afterOverheads;
  const sums: Line[] = [
    { line: 'revenue', term: t`Umsatz`, value: format.euro(figures.revenue) },
    ...(figures.roundingDifference === null
      ? []
      : [
          {
            line: 'roundingDifference' as const,
            term: t`davon Rundung`,
            value: format.euro(figures.roundingDifference),
          },
        ]),
    { line: 'totalCosts', term: t`− Kosten`, value: format.euro(figures.totalCost) },
    {
      line: 'profit',
      term: t`Deckungsbeitrag`,
      value: format.euro(figures.profit),
      isSum: true,
      isLoss: figures.profit < 0,
    },
    ...(rest === null
      ? []
      : ([
          { line: 'overheads', term: t`− Gemeinkosten`, value: format.euro(rest.overheads.amount) },
          { line: 'risk', term: t`− Wagnis`, value: format.euro(rest.risk.amount) },
          {
            line: 'netProfit',
            term: t`Gewinn`,
            value: format.euro(rest.profit.amount),
            isSum: true,
            isLoss: rest.profit.amount < 0,
          },
        ] satisfies Line[])),
  ];
  const ratios: Line[] = [
    { line: 'totalMargin', term: t`Marge`, value: format.percent(figures.margin, 2, true) },
    ...(rest === null
      ? []
      : ([
          { line: 'netMargin', term: t`Gewinn vom Umsatz`, value: format.percent(rest.profit.ofRevenue, 2, true) },
        ] satisfies Line[])),
    { line: 'surcharge', term: t`Aufschlag`, value: format.percent(figures.surcharge, 2, true) },
    { line: 'pricePerHour', term: t`Preis je Stunde`, value: format.euro(figures.pricePerHour), isSum: true },
  ];
  const column = (lines: readonly Line[]) => (
    <dl>
      {lines.map(({ line, term, value, isSum, isLoss }) => {
        const figure: Figure = { line, period: 'cumulated' };
        const opens = open.isExplained && shownFigure(figures, figure) !== null;
        return (
          <div
            key={line}
            className={`flex items-baseline justify-between gap-2 py-[3px] ${isSum ? 'mt-[3px] border-t border-border-button' : ''}`}
          >
            <dt className={`whitespace-nowrap text-13 ${isSum ? 'font-medium' : 'text-ink-2'}`}>{term}</dt>
            <dd
              className={`tnum whitespace-nowrap ${isSum ? 'font-semibold text-16' : 'font-medium'} ${isLoss ? 'text-danger-text' : ''}`}
            >
              {opens ? (
                <FigureButton
                  label={t`Herkunft öffnen: ${term}`}
                  isOpen={isSameFigure(open.opened, figure)}
                  onPress={() => open.onOpen(figure)}
                  onNear={open.onNear}
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
  );
  return (
    <div aria-live="polite" className="grid grid-cols-[1.18fr_1fr] gap-x-6 px-4 py-3 max-sm:grid-cols-1">
      {column(sums)}
      {column(ratios)}
    </div>
  );
}

type Line = { line: FigureLine; term: string; value: string; isSum?: boolean; isLoss?: boolean };

function OriginSkeleton() {
  return (
    <div className="grid gap-2 border-t px-4 py-3">
      {[60, 90, 75].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  );
}
