import type { ReactNode } from 'react';

export interface Description {
  term: ReactNode;
  value: ReactNode;
  /** Takes the whole width, e.g. a longer text. */
  isWide?: boolean;
}

/** Facts as term and value: two columns of pairs, or one with the figures at the right. */
export function DescriptionList({
  items,
  layout = 'two-columns',
}: {
  items: readonly Description[];
  layout?: 'two-columns' | 'one-column' | 'figures';
}) {
  const isFigures = layout === 'figures';
  const pair = isFigures
    ? 'grid-cols-[minmax(0,1fr)_auto]'
    : 'grid-cols-[8rem_minmax(0,1fr)] max-sm:grid-cols-[7.25rem_minmax(0,1fr)]';
  return (
    <dl className={`grid gap-x-6 ${layout === 'two-columns' ? 'sm:grid-cols-2' : ''}`}>
      {items.map((item, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity of their own
          key={index}
          className={`grid min-w-0 gap-3 py-[5px] ${pair} ${item.isWide ? 'col-span-full' : ''}`}
        >
          <dt className="text-ink-3">{item.term}</dt>
          <dd className={isFigures ? 'tnum text-right' : 'min-w-0 break-words'}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
