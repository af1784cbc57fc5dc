import type { ReactNode } from 'react';

/** Round values for an axis from 0 (or below) to at least the greatest value, about four of them. */
export function axisTicks(values: readonly number[], wanted = 4): number[] {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom;
  if (!(span > 0) || !Number.isFinite(span)) return [0, 1];
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(bottom / step);
  const last = Math.ceil(top / step);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

export interface ChartFrameProps {
  ticks: readonly number[];
  formatTick: (value: number) => ReactNode;
  height: number;
  /** Below the plot, one per place. */
  labels: readonly { id: string; label: ReactNode }[];
  children: ReactNode;
}

/** Grid, values at the left and names below; the plot itself is given. */
export function ChartFrame({ ticks, formatTick, height, labels, children }: ChartFrameProps) {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 pt-2 text-12 text-ink-3">
      <div aria-hidden="true" className="tnum relative text-right" style={{ height }}>
        <span className="invisible">{longest(ticks.map(formatTick))}</span>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: `${100 - share(tick, low, high)}%` }}
          >
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className="relative" style={{ height }}>
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className={`absolute inset-x-0 h-px ${tick === 0 ? 'bg-border-button' : 'bg-chart-grid'}`}
            style={{ top: `${100 - share(tick, low, high)}%` }}
          />
        ))}
        {children}
      </div>
      <span />
      <ul aria-hidden="true" className="flex pt-1.5">
        {labels.map((item) => (
          <li key={item.id} className="min-w-0 flex-1 truncate text-center">
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a value lies between the ends of an axis, in percent. */
export function share(value: number, low: number, high: number): number {
  return high === low ? 0 : ((value - low) / (high - low)) * 100;
}

function longest(texts: readonly ReactNode[]): ReactNode {
  return texts.reduce((found, text) => (String(text).length > String(found).length ? text : found), '');
}
