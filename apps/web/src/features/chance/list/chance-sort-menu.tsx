import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';
import type { ListSort } from './chance-filter-search.ts';
import { sortMessages } from './sort-messages.ts';

const ChanceSortContent = lazyOverlay(async () => (await import('./chance-sort-menu.lazy.tsx')).ChanceSortContent);

/** The sort menu of the list, for columns out of sight and for costs, which have no column. */
export function ChanceSortMenu({ sort, onChange }: { sort: ListSort; onChange: (sort: ListSort) => void }) {
  const { t, i18n } = useLingui();
  const { button, place } = useMenuButton();
  const field = i18n._(sortMessages[sort.field]);
  const direction = sort.order === 'ASC' ? t`aufsteigend` : t`absteigend`;
  return (
    <>
      <Button
        {...button}
        variant="ghost"
        size="small"
        aria-label={t`Sortiert nach ${field}, ${direction}`}
        icon={sort.order === 'ASC' ? <ArrowUp /> : <ArrowDown />}
      >
        {field}
      </Button>
      <ChanceSortContent {...place} sort={sort} onChange={onChange} />
    </>
  );
}
