import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@zuschlag/ui';
import { type ChanceSortField, chanceSortFields } from '@zuschlag/validation/vocabulary';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ListSort } from './chance-filter-search.ts';

const sortWords: Record<ChanceSortField, MessageDescriptor> = {
  revenue: msg`Umsatz`,
  startDate: msg`Beginn`,
  submission: msg`Abgabe`,
  totalCost: msg`Kosten`,
  surcharge: msg`Aufschlag`,
};

/** What the list is ordered by, also where the head of the column is out of sight, and by costs, which have none. */
export function ChanceSortMenu({ sort, onChange }: { sort: ListSort; onChange: (sort: ListSort) => void }) {
  const { t, i18n } = useLingui();
  const field = i18n._(sortWords[sort.field]);
  const direction = sort.order === 'ASC' ? t`aufsteigend` : t`absteigend`;
  return (
    <MenuTrigger
      label={t`Sortierung`}
      placement="bottom end"
      trigger={
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Sortiert nach ${field}, ${direction}`}
          icon={sort.order === 'ASC' ? <ArrowUp /> : <ArrowDown />}
        >
          {field}
        </Button>
      }
    >
      <MenuSection
        title={t`Sortieren nach`}
        selectionMode="single"
        selected={[sort.field]}
        onSelect={([id]) => onChange({ ...sort, field: (id as ChanceSortField | undefined) ?? sort.field })}
      >
        {chanceSortFields.map((one) => (
          <MenuItem key={one} id={one}>
            {i18n._(sortWords[one])}
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
    </MenuTrigger>
  );
}
