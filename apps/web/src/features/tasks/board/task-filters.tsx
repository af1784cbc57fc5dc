import { useLingui } from '@lingui/react/macro';
import { Select } from '@zuschlag/ui/lists/select';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import type { BoardFilter } from './board-cards.ts';

type FilterProps = {
  tasks: readonly Task[];
  ownId: number;
  filter: BoardFilter;
  onChange: (filter: BoardFilter) => void;
};

/** Narrows the board to a person and to a label, of those that are on it. */
export function TaskFilters({ tasks, ownId, filter, onChange }: FilterProps) {
  const { t, i18n } = useLingui();
  const people = new Map(tasks.flatMap(({ assignees }) => assignees.map((person) => [person.id, person] as const)));
  const labels = new Map(tasks.flatMap((task) => task.labels.map((label) => [label.id, label] as const)));
  const byName = new Intl.Collator(i18n.locale).compare;
  const others = [...people.values()]
    .filter(({ id }) => id !== ownId)
    .map(({ id, firstname, lastname }) => ({ id: String(id), label: `${firstname} ${lastname}` }))
    .toSorted((one, other) => byName(one.label, other.label));
  const all = 'all';
  return (
    <div className="flex flex-wrap gap-2">
      <div className="w-52 max-sm:w-full">
        <Select
          label={t`Zuständig`}
          items={[
            { id: all, label: t`Alle` },
            { id: String(ownId), label: t`Ich` },
            ...others,
            { id: 'none', label: t`Niemand` },
          ]}
          value={filter.person === null ? all : String(filter.person)}
          onChange={(id) => onChange({ ...filter, person: id === all ? null : id === 'none' ? 'none' : Number(id) })}
        />
      </div>
      <div className="w-52 max-sm:w-full">
        <Select
          label={t`Label`}
          items={[{ id: all, label: t`Alle` }, ...[...labels.values()].map(({ id, name }) => ({ id, label: name }))]}
          value={filter.label ?? all}
          onChange={(id) => onChange({ ...filter, label: id === all ? null : id })}
        />
      </div>
    </div>
  );
}
