import { useLingui } from '@lingui/react/macro';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import { trpc } from '../../../app/api/trpc.ts';

export type TaskChoices = ReturnType<typeof useTaskChoices>;

/** The people and labels that a task of a Chance may have, with those that it has already. */
export function useTaskChoices(chanceId: string, task?: Task) {
  const { i18n } = useLingui();
  const users = trpc.users.onChance.useQuery({ chanceId }).data ?? [];
  const labels = trpc.tasks.labels.list.useQuery().data ?? [];
  const people = new Map([
    ...users.map((user) => [user.id, { ...user, organization: user.organization.shortName }] as const),
    ...(task?.assignees ?? []).map((person) => [person.id, person] as const),
  ]);
  const all = new Map([...labels, ...(task?.labels ?? [])].map((label) => [label.id, label.name]));
  const byName = new Intl.Collator(i18n.locale).compare;
  return {
    people: [...people.values()]
      .map(({ id, firstname, lastname, organization }) => {
        return { id: String(id), label: `${firstname} ${lastname} (${organization})` };
      })
      .toSorted((one, other) => byName(one.label, other.label)),
    labels: [...all].map(([id, label]) => ({ id, label })),
  };
}
