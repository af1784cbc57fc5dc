import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer, MenuSection, MenuSeparator } from '@zuschlag/ui/actions/menu';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { systemText } from '../../../app/preferences/system-text.ts';
import type { MenuPlace } from '../../../app/shell/menu-button.tsx';
import { columnMessage, columnsOf } from '../tables/table-messages.ts';
import type { EntrySort } from '../tables/table-search.ts';
import { chooseField, chooseOrder } from './sort-choice.ts';

/** The menu of orders: by what, which way, and back to none. */
export function SortContent({
  table,
  sort,
  onChange,
  ...place
}: MenuPlace & { table: TableKey; sort: EntrySort | undefined; onChange: (sort: EntrySort | undefined) => void }) {
  const { t, i18n } = useLingui();
  return (
    <MenuLayer {...place} label={t`Sortierung`} placement="bottom end">
      <MenuSection
        title={t`Sortieren nach`}
        selectionMode="single"
        selected={sort ? [sort.column] : []}
        onSelect={([column]) => onChange(chooseField(sort, column ?? sort?.column ?? ''))}
      >
        {columnsOf(table).map(([column]) => (
          <MenuItem key={column} id={column}>
            {systemText(i18n, columnMessage(table, column))}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuSection
        label={t`Richtung`}
        selectionMode="single"
        selected={sort ? [sort.order] : []}
        onSelect={([order]) => {
          if (order === 'ASC' || order === 'DESC') onChange(chooseOrder(sort, order, configurationTables[table].day));
        }}
      >
        <MenuItem id="ASC">{t`Aufsteigend`}</MenuItem>
        <MenuItem id="DESC">{t`Absteigend`}</MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem
        id="reset"
        onAction={() => onChange(undefined)}
        isDisabled={!sort}
        reason={t`Es ist die übliche Reihenfolge.`}
      >
        {t`Zurücksetzen`}
      </MenuItem>
    </MenuLayer>
  );
}
