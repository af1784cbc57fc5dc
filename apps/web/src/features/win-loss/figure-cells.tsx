import { useLingui } from '@lingui/react/macro';
import type { Percentiles, WinLossFigures } from '@zuschlag/validation/win-loss/win-loss';
import { leastCases } from '@zuschlag/validation/win-loss/win-loss-vocabulary';
import { useFormat } from '../../app/preferences/use-format.ts';
import { type Axis, PercentileStrip } from './percentile-strip.tsx';

/** The axes that all strips of the page share. */
export type Axes = { price: Axis | null; distance: Axis | null };

/** Why a figure is missing: its cases are too few, or it would give away those of another group. */
export function MissingFigure({ cases }: { cases: number }) {
  const { t } = useLingui();
  if (cases === 0) return <span className="text-ink-3">–</span>;
  return (
    <span className="text-12 text-ink-3">
      {cases < leastCases ? t`zu wenige Fälle (${cases} von ${leastCases})` : t`zurückgehalten`}
    </span>
  );
}

export function WinRate({ cases, winRate }: WinLossFigures) {
  const format = useFormat();
  return winRate === null ? (
    <MissingFigure cases={cases} />
  ) : (
    <span className="tnum font-medium">{format.percent(winRate, 0)}</span>
  );
}

/** The median, the middle 80 % in words, the strip, and on how many cases it rests. */
export function Spread({
  spread,
  cases,
  axis,
  show,
  hasZero = false,
}: {
  spread: Percentiles | null;
  cases: number;
  axis: Axis | null;
  show: (value: number) => string;
  hasZero?: boolean;
}) {
  const { t } = useLingui();
  if (!spread || !axis) return <MissingFigure cases={cases} />;
  const { p10, p25, p50, p75, p90 } = spread;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3">
      <span className="tnum min-w-16 shrink-0 font-medium">{show(p50)}</span>
      <PercentileStrip spread={spread} axis={axis} zero={hasZero} />
      <span className="tnum w-full whitespace-nowrap text-12 text-ink-3">
        <span aria-hidden="true">{t`${show(p10)} bis ${show(p90)} · ${cases} Fälle`}</span>
        <span className="sr-only">
          {t`Median aus ${cases} Fällen. 10 %: ${show(p10)}, 25 %: ${show(p25)}, 75 %: ${show(p75)}, 90 %: ${show(p90)}`}
        </span>
      </span>
    </span>
  );
}

/** EUR per hour, and percents with their sign. */
export function useFigureText() {
  const format = useFormat();
  return {
    price: (value: number) => format.euro(value, 2),
    distance: (value: number) => `${value > 0 ? '+' : ''}${format.percent(value, 1, true)}`,
  };
}
