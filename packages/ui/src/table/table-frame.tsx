import type { ReactNode } from 'react';

// Relative, so that texts only screen readers see scroll with their cells instead of widening the page.
const FRAME_HEIGHTS = {
  auto: '@container relative overflow-x-auto',
  page: '@container relative max-h-[max(20rem,calc(100dvh-16rem))] overflow-auto',
  inside: '@container relative max-h-[30rem] overflow-auto',
};

/** The white frame of a table: it scrolls sideways inside, its foot does not. */
export function TableFrame({
  children,
  foot,
  height = 'auto',
  isStale = false,
}: {
  children: ReactNode;
  foot?: ReactNode;
  /** The height limit before it scrolls: a full page, a part of a page, or no limit. */
  height?: keyof typeof FRAME_HEIGHTS;
  /** The old rows while the next ones load. */
  isStale?: boolean;
}) {
  return (
    <div className="min-w-0 overflow-hidden rounded-card border bg-surface">
      <div className={`${FRAME_HEIGHTS[height]} ${isStale ? 'opacity-60' : ''}`}>{children}</div>
      {foot === undefined ? null : <div className="border-t">{foot}</div>}
    </div>
  );
}
