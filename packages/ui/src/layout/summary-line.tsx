import { TooltipText } from '../overlays/tooltip.tsx';
import { Stat, type StatProps } from './stat.tsx';

export interface SummaryItem extends Omit<StatProps, 'size'> {
  id: string;
}

/**
 * The figures that sum something up, beside each other with hairlines between them; on a phone three in a row, or fewer
 * where a figure is long.
 * `stacked` puts the name above the figure, `inline` before it.
 */
export function SummaryLine({
  label,
  items,
  layout = 'stacked',
}: {
  label: string;
  items: readonly SummaryItem[];
  layout?: 'stacked' | 'inline';
}) {
  if (layout === 'inline') {
    return (
      <ul aria-label={label} className="flex min-w-0 flex-wrap gap-x-6">
        {items.map((item) => (
          <li key={item.id} className="flex shrink-0 items-baseline gap-2">
            <span className="text-12 text-ink-3">{item.label}</span>
            <span className="tnum font-medium">
              {item.exact === undefined ? item.value : <TooltipText text={item.exact}>{item.value}</TooltipText>}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul
      aria-label={label}
      tabIndex={items.some((item) => item.exact !== undefined) ? undefined : 0}
      className="flex min-w-0 overflow-x-auto rounded-mark [scrollbar-width:none] max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-1.5"
    >
      {items.map(({ id, ...figure }) => (
        <li
          key={id}
          className="shrink-0 border-l px-5 first:border-l-0 first:pl-0 max-sm:min-w-[calc((100%-2rem)/3)] max-sm:border-l-0 max-sm:px-0"
        >
          <Stat {...figure} />
        </li>
      ))}
    </ul>
  );
}
