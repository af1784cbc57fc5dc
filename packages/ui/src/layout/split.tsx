import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';

export interface SplitProps {
  children: ReactNode;
  /** What stands at the right, e.g. a document beside a form. */
  side: ReactNode;
  /** The name of the line between them for a screen reader. */
  label: string;
  /** The width of the right part, in percent of both. */
  width: { min: number; start: number; max: number };
}

/**
 * Two parts beside each other with a line between them that is moved by pointer and by arrow keys; a double click puts
 * it back. Both parts scroll with the page, so that what sticks to its top goes on sticking.
 */
export function Split({ children, side, label, width }: SplitProps) {
  const free = { overflow: 'visible' } as const;
  return (
    <Group orientation="horizontal" style={free}>
      <Panel id="main" minSize={`${100 - width.max}%`} style={free} className="min-w-0">
        {children}
      </Panel>
      <Separator
        aria-label={label}
        className="relative w-px bg-border outline-none transition-colors after:absolute after:inset-y-0 after:-left-0.5 after:w-1 hover:after:bg-accent focus-visible:after:bg-accent data-[separator=active]:after:bg-accent"
      />
      <Panel
        id="side"
        defaultSize={`${width.start}%`}
        minSize={`${width.min}%`}
        maxSize={`${width.max}%`}
        style={free}
        className="min-w-0"
      >
        {side}
      </Panel>
    </Group>
  );
}
