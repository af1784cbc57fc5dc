import { useLingui } from '@lingui/react/macro';
import { provinceOrAllNames } from '@zuschlag/i18n/messages/provinces';
import { MultiSelect } from '@zuschlag/ui/lists/multi-select';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { ProvinceOrAll } from '@zuschlag/validation/vocabulary';
import { systemText } from '../../../app/preferences/system-text.ts';
import { shownAtFirst, statusesOf } from '../tables/entry-status.ts';
import { statusMessage } from '../tables/status-badge.tsx';
import { provincesIn, type TableFilters } from '../tables/table-search.ts';
import { useTableOrganizations } from '../tables/use-table-organizations.ts';

/** The filters by a list: federal state, status, organization. All is sent as null, none as an empty list. */
export function ChoiceFilters({
  table,
  filters,
  onChange,
}: {
  table: TableKey;
  filters: TableFilters;
  onChange: (part: TableFilters) => void;
}) {
  const { t, i18n } = useLingui();
  const { columns, perOrganization } = configurationTables[table];
  const organizations = useTableOrganizations(perOrganization);
  const statuses = statusesOf(table);
  const status = filters.status ?? shownAtFirst(table);
  const look = { allText: t`Alle`, noneText: t`Keine`, placeholder: t`Keine` } as const;
  const provinces = provincesIn(columns);
  const provinceItems = provinces
    .map((id) => ({ id, label: systemText(i18n, provinceOrAllNames[id]) }))
    .sort((first, second) => first.label.localeCompare(second.label, i18n.locale));
  return (
    <>
      {'province' in columns ? (
        <MultiSelect
          {...look}
          label={t`Bundesland`}
          items={provinceItems}
          value={filters.provinces ?? [...provinces]}
          onChange={(chosen: ProvinceOrAll[]) =>
            onChange({ provinces: chosen.length === provinces.length ? undefined : chosen })
          }
        />
      ) : null}
      <MultiSelect
        {...look}
        label={t`Status`}
        items={statuses.map((id) => ({ id, label: i18n._(statusMessage(table, id)) }))}
        value={status}
        onChange={(chosen: EntryStatus[]) =>
          onChange({ status: sameChoice(chosen, shownAtFirst(table)) ? undefined : chosen })
        }
      />
      {organizations.length > 1 ? (
        <MultiSelect
          {...look}
          label={t`Gesellschaft`}
          items={organizations.map(({ id, shortName }) => ({ id: String(id), label: shortName }))}
          value={(filters.organizations ?? organizations.map(({ id }) => id)).map(String)}
          onChange={(ids) =>
            onChange({ organizations: ids.length === organizations.length ? undefined : ids.map(Number) })
          }
        />
      ) : null}
    </>
  );
}

function sameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
