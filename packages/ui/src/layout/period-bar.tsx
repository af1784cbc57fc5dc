import type { ReactNode } from 'react';

/** The six tariff periods. */
export type Period = 'day' | 'night' | 'sunday' | 'sunday-night' | 'holiday' | 'holiday-night';

const FILLS: Record<Period, string> = {
  day: 'bg-period-day',
  night: 'bg-period-night',
  sunday: 'bg-period-sunday',
  'sunday-night': 'bg-period-sunday-night',
  holiday: 'bg-period-holiday',
  'holiday-night': 'bg-period-holiday-night',
};

export interface PeriodPart {
  period: Period;
  /** Any amount; the bar shows shares. */
  value: number;
  label: string;
  /** The amount in words, e.g. "10.544 h". */
  text?: string;
}

export interface PeriodBarProps {
  /** The divided total, e.g. "Stunden nach Zeitart". */
  label: string;
  parts: readonly PeriodPart[];
  hasLegend?: boolean;
}

/** The small square that stands for a tariff period. */
export function PeriodSwatch({ period }: { period: Period }) {
  return <span aria-hidden="true" className={`inline-block size-2.5 shrink-0 rounded-[3px] ${FILLS[period]}`} />;
}

/** Shares of the tariff periods as one stacked bar, with the same in words. */
export function PeriodBar({ label, parts, hasLegend = false }: PeriodBarProps) {
  const shown = parts.filter((part) => part.value > 0);
  const words = shown.map((part) => (part.text === undefined ? part.label : `${part.label} ${part.text}`)).join(', ');
  return (
    <div className="grid gap-2">
      <div
        role="img"
        aria-label={words === '' ? label : `${label}: ${words}`}
        className="flex h-2.5 gap-px overflow-hidden rounded-mark bg-active"
      >
        {shown.map((part) => (
          <span
            key={part.period}
            className={FILLS[part.period]}
            style={{ flexGrow: part.value, flexBasis: 0, minWidth: 2 }}
          />
        ))}
      </div>
      {hasLegend ? <PeriodLegend items={parts} /> : null}
    </div>
  );
}

/** Which colour is which period. */
export function PeriodLegend({ items }: { items: readonly { period: Period; label: ReactNode }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1.5 text-12 text-ink-2">
      {items.map((item) => (
        <li key={item.period} className="flex items-center gap-[7px]">
          <PeriodSwatch period={item.period} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}
