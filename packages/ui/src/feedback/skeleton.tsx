/** A grey bar in the place and shape of what is loading; its width is any CSS length. */
export function Skeleton({
  width = '100%',
  height = 10,
  kind = 'line',
  align = 'start',
}: {
  width?: string | number;
  height?: string | number;
  kind?: 'line' | 'badge' | 'control' | 'circle';
  align?: 'start' | 'end';
}) {
  const shape = { line: 'rounded-mark', badge: 'rounded-badge', control: 'rounded-control', circle: 'rounded-full' }[
    kind
  ];
  return (
    <span
      aria-hidden="true"
      className={`block max-w-full animate-pulse-calm bg-skeleton ${shape} ${align === 'end' ? 'ml-auto' : ''}`}
      style={{ width, height: kind === 'badge' ? 18 : kind === 'control' ? 36 : kind === 'circle' ? width : height }}
    />
  );
}

/** Several lines of text that are loading; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2.5 py-1">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity
        <Skeleton key={index} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}
