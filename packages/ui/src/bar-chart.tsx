import { Focusable } from 'react-aria-components/Focusable';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { axisTicks, ChartFrame, share } from './chart-axis.tsx';
import { ChartTable } from './chart-table.tsx';
import { TooltipBubble } from './tooltip.tsx';

export interface ChartPoint {
  id: string;
  /** Full name, e.g. "Januar 2027". */
  label: string;
  /** For the axis, e.g. "Jan". */
  shortLabel?: string;
  value: number;
  /** The value in words, exact. */
  text: string;
}

export interface ChartProps {
  /** What is shown; name of the figure. */
  label: string;
  items: readonly ChartPoint[];
  formatTick: (value: number) => string;
  height?: number;
  /** Text of the line that opens the same as a table. */
  tableText: string;
  /** Heads of that table: what the places are, what the values are. */
  columns: readonly [string, string];
}

/** Bars over places or months; each tells its exact value on hover and focus. */
export function BarChart({ label, items, formatTick, height = 240, tableText, columns }: ChartProps) {
  const ticks = axisTicks(items.map((item) => item.value));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const zero = share(0, low, high);
  return (
    <figure aria-label={label} className="grid gap-2">
      <ChartFrame
        ticks={ticks}
        formatTick={formatTick}
        height={height}
        labels={items.map((item) => ({ id: item.id, label: item.shortLabel ?? item.label }))}
      >
        <div className="absolute inset-0 flex">
          {items.map((item) => {
            const end = share(item.value, low, high);
            return (
              <div key={item.id} className="relative min-w-0 flex-1">
                <TooltipTrigger delay={0} closeDelay={0}>
                  <Focusable>
                    <span
                      role="img"
                      aria-label={`${item.label}: ${item.text}`}
                      className="absolute inset-x-[26%] max-w-9 rounded-t-[3px] bg-chart transition-colors hover:bg-chart-strong max-sm:inset-x-[14%]"
                      style={{
                        bottom: `${Math.min(zero, end)}%`,
                        height: `${Math.max(Math.abs(end - zero), 0.4)}%`,
                        marginInline: 'auto',
                      }}
                    />
                  </Focusable>
                  <TooltipBubble>
                    {item.label} <strong className="tnum ml-1 font-semibold">{item.text}</strong>
                  </TooltipBubble>
                </TooltipTrigger>
              </div>
            );
          })}
        </div>
      </ChartFrame>
      <ChartTable
        label={label}
        openText={tableText}
        columns={columns}
        rows={items.map((item) => [item.label, item.text])}
      />
    </figure>
  );
}
