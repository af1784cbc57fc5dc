import { Focusable } from 'react-aria-components/Focusable';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ChartProps } from './bar-chart.tsx';
import { axisTicks, ChartFrame, share } from './chart-axis.tsx';
import { ChartTable } from './chart-table.tsx';
import { TooltipBubble } from './tooltip.tsx';

/** A line over months or steps; each point tells its exact value on hover and focus. */
export function LineChart({ label, items, formatTick, height = 240, tableText, columns }: ChartProps) {
  const ticks = axisTicks(items.map((item) => item.value));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const points = items.map((item, index) => ({
    ...item,
    left: ((index + 0.5) / items.length) * 100,
    top: 100 - share(item.value, low, high),
  }));
  return (
    <figure aria-label={label} className="grid gap-2">
      <ChartFrame
        ticks={ticks}
        formatTick={formatTick}
        height={height}
        labels={items.map((item) => ({ id: item.id, label: item.shortLabel ?? item.label }))}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none stroke-2 stroke-chart-strong"
        >
          <polyline
            points={points.map((point) => `${point.left},${point.top}`).join(' ')}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </svg>
        {points.map((point) => (
          <TooltipTrigger key={point.id} delay={0} closeDelay={0}>
            <Focusable>
              <span
                role="img"
                aria-label={`${point.label}: ${point.text}`}
                className="absolute grid size-6 -translate-1/2 place-items-center rounded-full after:size-2 after:rounded-full after:bg-chart-strong after:rim"
                style={{ left: `${point.left}%`, top: `${point.top}%` }}
              />
            </Focusable>
            <TooltipBubble>
              {point.label} <strong className="tnum ml-1 font-semibold">{point.text}</strong>
            </TooltipBubble>
          </TooltipTrigger>
        ))}
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
