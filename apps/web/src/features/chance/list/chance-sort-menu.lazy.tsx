import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer, MenuSection, MenuSeparator } from '@zuschlag/ui/actions/menu';
import { type ChanceSortField, chanceSortFields } from '@zuschlag/validation/vocabulary';
import type { MenuPlace } from '../../../app/shell/menu-button.tsx';
import type { ListSort } from './chance-filter-search.ts';
import { sortMessages } from './sort-messages.ts';

/** The menu of orders: by what, and which way. */
export function ChanceSortContent({
  sort,
  onChange,
  ...place
}: MenuPlace & { sort: ListSort; onChange: (sort: ListSort) => void }) {
  const { t, i18n } = useLingui();
  return (
    <MenuLayer {...place} label={t`Sortierung`} placement="bottom end">
      <MenuSection
        title={t`Sortieren nach`}
        selectionMode="single"
        selected={[sort.field]}
        onSelect={([id]) => onChange({ ...sort, field: (id as ChanceSortField | undefined) ?? sort.field })}
      >
        {chanceSortFields.map((one) => (
          <MenuItem key={one} id={one}>
            {i18n._(sortMessages[one])}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuSection
        label={t`Richtung`}
        selectionMode="single"
        selected={[sort.order]}
        onSelect={([id]) => onChange({ ...sort, order: id === 'ASC' || id === 'DESC' ? id : sort.order })}
      >
        <MenuItem id="ASC">{t`Aufsteigend`}</MenuItem>
        <MenuItem id="DESC">{t`Absteigend`}</MenuItem>
      </MenuSection>
    </MenuLayer>
  );
}
