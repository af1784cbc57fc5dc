import type { Percentiles } from '@zuschlag/validation/win-loss/win-loss';

/** The ends of the axis that all strips of a page share, so that they can be compared by eye. */
export type Axis = { from: number; to: number };

/** @param spreads those that the axis has to hold; null without any */
export function axisOf(spreads: readonly (Percentiles | null)[], includes: readonly number[] = []): Axis | null {
  const values = spreads.flatMap((spread) => (spread ? [spread.p10, spread.p90] : []));
  if (values.length === 0) return null;
  const from = Math.min(...values, ...includes);
  const to = Math.max(...values, ...includes);
  const air = (to - from || 1) * 0.04;
  return { from: from - air, to: to + air };
}

/**
 * A distribution at a glance: the line spans the middle 80 %, the bar the middle half, the mark is the median. The figures
 * stand beside it in words, so it is left out for readers of the screen.
 *
 * @param zero whether the axis has a mark at 0
 */
export function PercentileStrip({ spread, axis, zero = false }: { spread: Percentiles; axis: Axis; zero?: boolean }) {
  const at = (value: number) => `${((value - axis.from) / (axis.to - axis.from)) * 100}%`;
  const between = (low: number, high: number) => ({
    left: at(low),
    width: `${((high - low) / (axis.to - axis.from)) * 100}%`,
  });
  return (
    <span aria-hidden="true" className="relative block h-4 min-w-24 flex-1">
      <span className="absolute inset-x-0 top-1/2 h-px bg-border" />
      {zero ? <span className="absolute inset-y-0 w-px bg-border-button" style={{ left: at(0) }} /> : null}
      <span className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-accent/45" style={between(spread.p10, spread.p90)} />
      <span
        className="absolute top-1/2 h-2.5 -translate-y-1/2 rounded-[3px] bg-accent/45"
        style={between(spread.p25, spread.p75)}
      />
      <span
        className="absolute inset-y-0 w-[3px] -translate-x-1/2 rounded-full bg-accent"
        style={{ left: at(spread.p50) }}
      />
    </span>
  );
}
