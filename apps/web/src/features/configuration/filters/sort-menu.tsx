import { useLingui } from '@lingui/react';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';
import { SortButton } from '../../../tables/sort-button.tsx';
import { columnMessage } from '../tables/table-messages.ts';
import type { EntrySort } from '../tables/table-search.ts';

const SortContent = lazyOverlay(async () => (await import('./sort-menu.lazy.tsx')).SortContent);

/** The sort order of the table, also for columns out of sight. */
export function SortMenu({
  table,
  sort,
  onChange,
}: {
  table: TableKey;
  sort: EntrySort | undefined;
  onChange: (sort: EntrySort | undefined) => void;
}) {
  const { i18n } = useLingui();
  const { button, place } = useMenuButton();
  return (
    <>
      <SortButton
        button={button}
        field={sort ? systemText(i18n, columnMessage(table, sort.column)) : null}
        order={sort?.order}
      />
      <SortContent {...place} table={table} sort={sort} onChange={onChange} />
    </>
  );
}
