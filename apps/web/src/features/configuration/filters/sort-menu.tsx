import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';
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
  const { t, i18n } = useLingui();
  const { button, place } = useMenuButton();
  const field = sort ? systemText(i18n, columnMessage(table, sort.column)) : null;
  const direction = sort?.order === 'DESC' ? t`absteigend` : t`aufsteigend`;
  return (
    <>
      <Button
        {...button}
        variant="ghost"
        size="small"
        aria-label={field ? t`Sortiert nach ${field}, ${direction}` : t`Sortieren`}
        icon={sort ? sort.order === 'DESC' ? <ArrowDown /> : <ArrowUp /> : <ArrowDownUp />}
      >
        {field ?? t`Sortieren`}
      </Button>
      <SortContent {...place} table={table} sort={sort} onChange={onChange} />
    </>
  );
}
