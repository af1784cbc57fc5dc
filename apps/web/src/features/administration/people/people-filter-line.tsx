import { useLingui } from '@lingui/react/macro';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { MultiSelect } from '@zuschlag/ui/lists/multi-select';
import { Select } from '@zuschlag/ui/lists/select';
import { personStates } from '@zuschlag/validation/administration/person-states';
import { roles } from '@zuschlag/validation/vocabulary';
import { Search } from 'lucide-react';
import { useOrganizations } from '../../../app/api/use-organizations.ts';
import { useTypedText } from '../../../tables/use-typed-text.ts';
import type { PeopleSearch } from './people-search.ts';
import { personStateLabels } from './person-state.ts';

/** Narrows the list of people by name, organization, role and state. */
export function PeopleFilterLine({
  search,
  onSearch,
}: {
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
}) {
  const { t, i18n } = useLingui();
  const { role: chosenRole } = search;
  const [typed, setTyped] = useTypedText(search.name ?? '', (name) => onSearch({ ...search, name: name || undefined }));
  const organizations = useOrganizations();
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <div className="col-span-2 sm:w-72">
        <TextField
          type="search"
          label={t`Personen suchen`}
          isLabelHidden
          placeholder={t`Name oder Teil des Namens`}
          value={typed}
          onChange={setTyped}
          start={<Search className="size-4 text-ink-3" />}
        />
      </div>
      <div className="col-span-2 sm:w-60">
        <MultiSelect
          label={t`Gesellschaft`}
          isLabelHidden
          tone="quiet"
          placeholder={t`Alle Gesellschaften`}
          noneText={t`Keine Auswahl`}
          items={(organizations.data ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
          value={(search.organizations ?? []).map(String)}
          onChange={(ids) => onSearch({ ...search, organizations: ids.length > 0 ? ids.map(Number) : undefined })}
        />
      </div>
      <div className="sm:w-36">
        <Select
          label={t`Rolle`}
          isLabelHidden
          tone="quiet"
          items={[{ id: 'all', label: t`Alle Rollen` }, ...roles.map((role) => ({ id: role, label: role }))]}
          value={chosenRole ?? 'all'}
          onChange={(role) => onSearch({ ...search, role: roles.find((one) => one === role) })}
        />
      </div>
      <div className="sm:w-44">
        <Select
          label={t`Stand`}
          isLabelHidden
          tone="quiet"
          items={[
            { id: 'all', label: t`Alle, die da sind` },
            ...personStates.map((state) => ({ id: state, label: i18n._(personStateLabels[state]) })),
          ]}
          value={search.state ?? 'all'}
          onChange={(state) => onSearch({ ...search, state: personStates.find((one) => one === state) })}
        />
      </div>
    </div>
  );
}
