import type { ReactNode } from 'react';

// Relative, so that texts only screen readers see scroll with their cells instead of widening the page.
const FRAME_HEIGHTS = {
  auto: 'relative overflow-x-auto',
  page: 'relative max-h-[max(20rem,calc(100dvh-20rem))] overflow-auto',
  inside: 'relative max-h-[30rem] overflow-auto',
};

/** The white frame of a table: it scrolls sideways inside, its foot does not. */
export function TableFrame({
  children,
  foot,
  height = 'auto',
}: {
  children: ReactNode;
  foot?: ReactNode;
  /** The height limit before it scrolls: a full page, a part of a page, or no limit. */
  height?: keyof typeof FRAME_HEIGHTS;
}) {
  return (
    <div className="min-w-0 overflow-hidden rounded-card border bg-surface">
      <div className={FRAME_HEIGHTS[height]}>{children}</div>
      {foot === undefined ? null : <div className="border-t">{foot}</div>}
    </div>
  );
}
