import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { MultiSelect } from '@zuschlag/ui/lists/multi-select';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { type Province, provinces } from '@zuschlag/validation/vocabulary';
import { systemText } from '../../../app/preferences/system-text.ts';
import { shownAtFirst, statusesOf } from '../tables/entry-status.ts';
import { statusMessage } from '../tables/status-badge.tsx';
import type { TableFilters } from '../tables/table-search.ts';
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
  const look = { allText: t`Alle`, noneText: t`Keine`, isLabelHidden: true, tone: 'quiet', size: 'small' } as const;
  const countLabel = (chosen: number, all: number) =>
    chosen === all ? t`alle` : chosen === 0 ? t`keine` : t`${chosen} gewählt`;
  const provinceItems = provinces
    .map((id) => ({ id, label: systemText(i18n, provinceNames[id]) }))
    .sort((first, second) => first.label.localeCompare(second.label, i18n.locale));
  const provinceCount = countLabel((filters.provinces ?? provinces).length, provinces.length);
  const statusText = sameChoice(status, statuses)
    ? t`alle`
    : status.map((each) => i18n._(statusMessage(table, each))).join(', ') || t`keiner`;
  const organizationCount = countLabel(
    (filters.organizations ?? organizations).length,
    filters.organizations ? Math.max(organizations.length, 1) : organizations.length,
  );

  return (
    <>
      {'province' in columns ? (
        <div className="w-58">
          <MultiSelect
            {...look}
            label={t`Bundesland`}
            items={provinceItems}
            value={filters.provinces ?? [...provinces]}
            summary={t`Bundesland: ${provinceCount}`}
            onChange={(chosen: Province[]) =>
              onChange({ provinces: chosen.length === provinces.length ? undefined : chosen })
            }
          />
        </div>
      ) : null}
      <div className="w-58">
        <MultiSelect
          {...look}
          label={t`Status`}
          items={statuses.map((id) => ({ id, label: i18n._(statusMessage(table, id)) }))}
          value={status}
          summary={t`Status: ${statusText}`}
          onChange={(chosen: EntryStatus[]) =>
            onChange({ status: sameChoice(chosen, shownAtFirst(table)) ? undefined : chosen })
          }
        />
      </div>
      {organizations.length > 1 ? (
        <div className="w-58">
          <MultiSelect
            {...look}
            label={t`Gesellschaft`}
            items={organizations.map(({ id, shortName }) => ({ id: String(id), label: shortName }))}
            value={(filters.organizations ?? organizations.map(({ id }) => id)).map(String)}
            summary={t`Gesellschaft: ${organizationCount}`}
            onChange={(ids) =>
              onChange({ organizations: ids.length === organizations.length ? undefined : ids.map(Number) })
            }
          />
        </div>
      ) : null}
    </>
  );
}

function sameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
