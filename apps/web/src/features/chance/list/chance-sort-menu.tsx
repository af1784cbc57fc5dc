import { useLingui } from '@lingui/react';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';
import { SortButton } from '../../../tables/sort-button.tsx';
import type { ListSort } from './chance-filter-search.ts';
import { sortMessages } from './sort-messages.ts';

const ChanceSortContent = lazyOverlay(async () => (await import('./chance-sort-menu.lazy.tsx')).ChanceSortContent);

/** The sort menu of the list, for columns out of sight and for costs, which have no column. */
export function ChanceSortMenu({ sort, onChange }: { sort: ListSort; onChange: (sort: ListSort) => void }) {
  const { i18n } = useLingui();
  const { button, place } = useMenuButton();
  return (
    <>
      <SortButton button={button} field={i18n._(sortMessages[sort.field])} order={sort.order} />
      <ChanceSortContent {...place} sort={sort} onChange={onChange} />
    </>
  );
}
