import { useLingui } from '@lingui/react/macro';
import { provinceOrAllNames } from '@zuschlag/i18n/messages/provinces';
import { FilterChip } from '@zuschlag/ui/actions/filter-chip';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { systemText } from '../../../app/preferences/system-text.ts';
import { statusMessage } from '../tables/status-badge.tsx';
import { rangeColumns } from '../tables/table-columns.ts';
import { columnMessage } from '../tables/table-messages.ts';
import type { TableFilters } from '../tables/table-search.ts';
import { type CellValue, useColumnText } from '../tables/use-column-text.ts';
import { useTableOrganizations } from '../tables/use-table-organizations.ts';

const namedAtMost = 3;

/** One chip per filter, in words, each removable. */
export function FilterChips({
  table,
  filters,
  onChange,
}: {
  table: TableKey;
  filters: TableFilters;
  onChange: (part: TableFilters) => void;
}) {
  const { t, i18n } = useLingui();
  const text = useColumnText();
  const { day } = configurationTables[table];
  const organizations = useTableOrganizations(filters.organizations !== undefined);
  const chips: { key: string; label: string; value: string; without: TableFilters }[] = [];

  if (filters.days)
    chips.push({
      key: 'days',
      label: systemText(i18n, columnMessage(table, day)),
      value: rangeText(filters.days, (end) => text('day', end)),
      without: { days: undefined },
    });
  for (const [column, kind] of rangeColumns(table)) {
    const range = filters.values?.[column];
    if (!range) continue;
    const others = Object.fromEntries(Object.entries(filters.values ?? {}).filter(([other]) => other !== column));
    chips.push({
      key: column,
      label: systemText(i18n, columnMessage(table, column)),
      value: rangeText(range, (end) => text(kind, end)),
      without: { values: Object.keys(others).length > 0 ? others : undefined },
    });
  }
  if (filters.provinces)
    chips.push({
      key: 'provinces',
      label: t`Bundesland`,
      value: listText(filters.provinces.map((province) => systemText(i18n, provinceOrAllNames[province]))),
      without: { provinces: undefined },
    });
  if (filters.status)
    chips.push({
      key: 'status',
      label: t`Status`,
      value: listText(filters.status.map((status) => i18n._(statusMessage(table, status)))),
      without: { status: undefined },
    });
  if (filters.organizations)
    chips.push({
      key: 'organizations',
      label: t`Gesellschaft`,
      value: listText(
        filters.organizations.map(
          (id) => organizations.find((organization) => organization.id === id)?.shortName ?? String(id),
        ),
      ),
      without: { organizations: undefined },
    });

  return chips.map(({ key, label, value, without }) => (
    <FilterChip key={key} label={label} value={value} onRemove={() => onChange(without)} />
  ));

  function listText(names: string[]): string {
    if (names.length === 0) return t`keine`;
    const count = names.length;
    return count > namedAtMost ? t`${count} gewählt` : names.join(', ');
  }

  function rangeText(range: { gte?: CellValue; lte?: CellValue }, show: (end: CellValue) => string): string {
    if (range.gte !== undefined && range.lte !== undefined) return `${show(range.gte)} – ${show(range.lte)}`;
    if (range.gte === undefined) {
      const to = show(range.lte);
      return t`bis ${to}`;
    }
    const from = show(range.gte);
    return t`ab ${from}`;
  }
}
