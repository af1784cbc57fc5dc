import type { ReactNode } from 'react';
import type { StateTone } from './badge.tsx';

export interface DoughnutPart {
  id: string;
  label: string;
  value: number;
  /** The value in words. */
  text: string;
  tone: StateTone;
}

export interface DoughnutChartProps {
  label: string;
  parts: readonly DoughnutPart[];
  /** In the middle: a figure and what it is. */
  value: ReactNode;
  valueLabel: ReactNode;
  /** Below the list, e.g. the sum. */
  total?: { label: ReactNode; text: ReactNode };
}

const STROKES: Record<StateTone, string> = {
  pending: 'stroke-state-pending-dot',
  editing: 'stroke-state-editing-dot',
  ready: 'stroke-state-ready-dot',
  submitted: 'stroke-state-submitted-dot',
  won: 'stroke-state-won-dot',
  lost: 'stroke-state-lost-dot',
  none: 'stroke-state-none-dot',
};

const DOTS: Record<StateTone, string> = {
  pending: 'bg-state-pending-dot',
  editing: 'bg-state-editing-dot',
  ready: 'bg-state-ready-dot',
  submitted: 'bg-state-submitted-dot',
  won: 'bg-state-won-dot',
  lost: 'bg-state-lost-dot',
  none: 'bg-state-none-dot',
};

/** Between two arcs, in hundredths of the circle. */
const GAP = 0.7;

/** Shares as arcs of a ring; the list beside it says the same in words and figures. */
export function DoughnutChart({ label, parts, value, valueLabel, total }: DoughnutChartProps) {
  const shown = parts.filter((part) => part.value > 0);
  const sum = shown.reduce((all, part) => all + part.value, 0);
  const arcs = shown.map((part, index) => ({
    ...part,
    from: (shown.slice(0, index).reduce((all, earlier) => all + earlier.value, 0) / sum) * 100,
    length: (part.value / sum) * 100,
  }));
  const gap = shown.length > 1 ? GAP : 0;
  return (
    <figure aria-label={label} className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="relative mx-auto size-[124px] shrink-0">
        <svg aria-hidden="true" viewBox="0 0 124 124" className="size-full -rotate-90 fill-none stroke-[11]">
          <circle cx="62" cy="62" r="56" className="stroke-active" />
          {arcs.map((arc) => (
            <circle
              key={arc.id}
              cx="62"
              cy="62"
              r="56"
              pathLength="100"
              strokeDasharray={`${Math.max(arc.length - gap, 0.4)} 100`}
              strokeDashoffset={-arc.from}
              className={STROKES[arc.tone]}
            />
          ))}
        </svg>
        <div className="absolute inset-0 grid content-center text-center">
          <span className="tnum font-semibold text-20">{value}</span>
          <span className="text-11 text-ink-3">{valueLabel}</span>
        </div>
      </div>
      <dl className="grid min-w-40 flex-1 gap-0.5 text-13">
        {parts.map((part) => (
          <div key={part.id} className="flex items-center gap-2">
            <dt className="flex min-w-0 flex-1 items-center gap-2 text-ink-2">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOTS[part.tone]}`} />
              <span className="truncate">{part.label}</span>
            </dt>
            <dd className="tnum font-medium">{part.text}</dd>
          </div>
        ))}
        {total === undefined ? null : (
          <div className="mt-1 flex gap-2 border-t pt-1.5">
            <dt className="flex-1 text-ink-2">{total.label}</dt>
            <dd className="tnum font-medium">{total.text}</dd>
          </div>
        )}
      </dl>
    </figure>
  );
}
