import { useLingui } from '@lingui/react/macro';
import { Card, PeriodBar } from '@zuschlag/ui';
import type { ServiceProblem } from '@zuschlag/validation/services/service';
import type { CostType } from '@zuschlag/validation/vocabulary';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../app/use-format.ts';
import { CostBreakdown } from './cost-breakdown.tsx';
import { periodWords } from './cost-line-words.ts';
import type { Figures } from './figures.ts';
import { PeriodFiguresTable } from './period-figures-table.tsx';
import { ProblemNote } from './problem-note.tsx';
import { periodColour } from './service-words.ts';

export type ResultPanelProps = {
  figures: Figures | null;
  problem: ServiceProblem | null;
  /** What is still missing before there are figures. */
  hint: ReactNode;
  /** A line above the figures, e.g. that they are not saved. */
  note?: ReactNode;
};

/** What a service costs and earns: the sum first, then by tariff period, then the lines behind a chosen figure. */
export function ResultPanel({ figures, problem, hint, note }: ResultPanelProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [opened, setOpened] = useState<CostType | null>(null);
  const costs = figures?.costs.find(({ type }) => type === opened);

  return (
    <Card label={t`Ergebnis`}>
      {note}
      {figures ? (
        <>
          <Sheet figures={figures} />
          <div className="px-4 pb-1">
            <PeriodBar
              label={t`Kosten nach Zeitart`}
              parts={figures.periods.map(({ period, cost }) => ({
                period: periodColour[period],
                value: cost,
                label: i18n._(periodWords[period]),
                text: format.euro(cost),
              }))}
            />
          </div>
          <PeriodFiguresTable figures={figures} opened={opened} onOpen={setOpened} />
          {opened && costs ? <CostBreakdown type={opened} costs={costs} onClose={() => setOpened(null)} /> : null}
        </>
      ) : (
        <div className="grid gap-3 p-4">
          {problem ? <ProblemNote problem={problem} /> : <p className="text-ink-2">{hint}</p>}
        </div>
      )}
    </Card>
  );
}

/** Revenue − cost = profit, as one would write it down. */
function Sheet({ figures }: { figures: Figures }) {
  const { t } = useLingui();
  const format = useFormat();
  const sums: Line[] = [
    { term: t`Umsatz`, value: format.euro(figures.revenue) },
    { term: t`− Kosten`, value: format.euro(figures.totalCost) },
    { term: t`Gewinn`, value: format.euro(figures.profit), isSum: true, isLoss: figures.profit < 0 },
  ];
  const ratios: Line[] = [
    { term: t`Marge`, value: format.percent(figures.margin, 2, true) },
    { term: t`Aufschlag`, value: format.percent(figures.surcharge, 2, true) },
    { term: t`Preis je Stunde`, value: format.euro(figures.pricePerHour), isSum: true },
  ];
  return (
    <div aria-live="polite" className="grid grid-cols-[1.18fr_1fr] gap-x-6 px-4 py-3 max-sm:grid-cols-1">
      <SheetColumn lines={sums} />
      <SheetColumn lines={ratios} />
    </div>
  );
}

type Line = { term: string; value: string; isSum?: boolean; isLoss?: boolean };

function SheetColumn({ lines }: { lines: readonly Line[] }) {
  return (
    <dl>
      {lines.map(({ term, value, isSum, isLoss }) => (
        <div
          key={term}
          className={`flex items-baseline justify-between gap-2 py-[3px] ${isSum ? 'mt-[3px] border-t border-border-button' : ''}`}
        >
          <dt className={`whitespace-nowrap text-13 ${isSum ? 'font-medium' : 'text-ink-2'}`}>{term}</dt>
          <dd
            className={`tnum whitespace-nowrap ${isSum ? 'font-semibold text-16' : 'font-medium'} ${isLoss ? 'text-danger-text' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
