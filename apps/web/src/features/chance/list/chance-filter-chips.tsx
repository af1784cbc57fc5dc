import { useLingui } from '@lingui/react/macro';
import { FilterChip } from '@zuschlag/ui';
import { useOrganizations } from '../../../app/api/use-organizations.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chanceStateLooks } from '../../../app/vocabulary/chance-states.ts';
import type { ListFilters } from './chance-filter-search.ts';
import { useOwnerNames } from './owner-filter.tsx';

/** One chip per filter, in words, each removable. */
export function ChanceFilterChips({
  filters,
  onChange,
}: {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const names = useNames(filters);
  const chips: { key: keyof ListFilters; label: string; value: string }[] = [];
  const add = (key: keyof ListFilters, label: string, value: string | null) => {
    if (value) chips.push({ key, label, value });
  };

  add('search', t`Suche`, filters.search ?? null);
  add('name', t`Name oder Nummer`, filters.name ?? null);
  add('customerName', t`Kunde`, filters.customerName ?? null);
  add('state', t`Status`, filters.state?.map((state) => i18n._(chanceStateLooks[state].short)).join(', ') ?? null);
  add('operationalOrgs', t`Gesellschaften`, names.organizations);
  add('chanceAdmins', t`Chance-Admin`, names.admins);
  add('deadlineDate', t`Abgabe`, rangeText(filters.deadlineDate, format.day));
  add('startDate', t`Beginn`, rangeText(filters.startDate, format.day));
  add(
    'revenue',
    t`Umsatz`,
    rangeText(filters.revenue, (value) => format.euro(value, Number.isInteger(value) ? 0 : 2)),
  );
  add(
    'surcharge',
    t`Aufschlag`,
    // A share is typed with any number of decimals, and the chip says what the list is narrowed by.
    rangeText(filters.surcharge, (value) => format.percent(value, 6)),
  );

  add('archived', t`Archiv`, filters.archived === true ? t`nur archivierte` : null);

  function rangeText<Value>(
    range: { gte?: Value | null; lte?: Value | null } | null | undefined,
    show: (value: Value) => string,
  ): string | null {
    const [from, to] = [range?.gte ?? null, range?.lte ?? null];
    if (from !== null && to !== null) return `${show(from)} – ${show(to)}`;
    if (from !== null) return t`ab ${show(from)}`;
    return to === null ? null : t`bis ${show(to)}`;
  }

  return chips.map((chip) => (
    <FilterChip
      key={chip.key}
      label={chip.label}
      value={chip.value}
      onRemove={() => onChange({ ...filters, [chip.key]: undefined })}
    />
  ));
}

/** The names behind the ids of two filters; fetched only when such a filter is set. */
function useNames(filters: ListFilters): { organizations: string | null; admins: string | null } {
  const orgIds = filters.operationalOrgs ?? [];
  const adminIds = filters.chanceAdmins ?? [];
  const { data: organizations = [] } = useOrganizations({ isOperational: true, isWanted: orgIds.length > 0 });
  const orgName = (id: number) => organizations.find((one) => one.id === id)?.shortName ?? '…';
  const userName = useOwnerNames(adminIds);
  return {
    organizations: orgIds.length > 0 ? orgIds.map(orgName).join(', ') : null,
    admins: adminIds.length > 0 ? adminIds.map(userName).join(', ') : null,
  };
}
