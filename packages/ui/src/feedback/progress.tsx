import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

export interface ProgressBarProps {
  label: ReactNode;
  /** From 0 to `max`; left out while the amount is unknown. */
  value?: number;
  max?: number;
  /** The progress in words, e.g. "3 von 5 Leistungen". */
  valueText?: string;
  isLabelHidden?: boolean;
}

/** The progress of a longer task, with a number. */
export function ProgressBar({ label, value, max = 100, valueText, isLabelHidden }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value ?? 0}
      maxValue={max}
      isIndeterminate={value === undefined}
      valueLabel={valueText}
      className="flex items-center gap-3.5"
    >
      {({ percentage, valueText: text, isIndeterminate }) => (
        <>
          <Label className={isLabelHidden ? 'sr-only' : 'shrink-0 cursor-default'}>{label}</Label>
          <div className="h-1.5 min-w-16 flex-1 overflow-hidden rounded-[3px] bg-active">
            <div
              className={`h-full bg-ink-2 transition-[width] ${isIndeterminate ? 'animate-pulse-calm' : ''}`}
              style={{ width: isIndeterminate ? '100%' : `${percentage}%` }}
            />
          </div>
          {isIndeterminate && valueText === undefined ? null : (
            <span className="tnum shrink-0 text-ink-3">{valueText ?? text}</span>
          )}
        </>
      )}
    </AriaProgressBar>
  );
}
