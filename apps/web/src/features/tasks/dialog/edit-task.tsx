import { useLingui } from '@lingui/react/macro';
import { type Task, taskForm } from '@zuschlag/validation/tasks/tasks';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TaskFields } from './task-fields.tsx';
import { choicesOf, listOf, valuesOf } from './task-values.ts';
import { useTaskChoices } from './use-task-choices.ts';

/** Changes what a task says; together with others, as in every form. */
export function EditTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const update = trpc.tasks.updateTask.useMutation();
  const choices = useTaskChoices(task.chanceId, task);
  const labels: { readonly [field: string]: string } = {
    'input.title': t`Titel`,
    'input.description': t`Beschreibung`,
    'input.deadline': t`Fällig am`,
    labelIds: t`Labels`,
    userIds: t`Zuständig`,
  };
  const namesOf = (value: unknown, items: readonly { id: string; label: string }[]) =>
    listOf(String(value ?? ''))
      .map((id) => items.find((item) => item.id === id)?.label ?? id)
      .join(', ');
  const form = useEditForm({
    showsFailure: true,
    thing: 'task',
    id: task.id,
    stored: snapshotOf(task),
    schema: taskForm,
    labelOf: (field) => labels[field] ?? null,
    textOf: (field, value) => {
      if (field === 'userIds') return namesOf(value, choices.people);
      if (field === 'labelIds') return namesOf(value, choices.labels);
      return field === 'input.deadline' && value ? format.day(String(value)) : String(value ?? '');
    },
    save: async ({ output: { input, ...lists }, version, base }) => {
      const saved = await update.mutateAsync({
        input: { ...input, id: task.id },
        ...choicesOf(lists),
        version,
        base,
      });
      await utils.tasks.invalidate();
      return snapshotOf(saved);
    },
    refresh: () => utils.tasks.invalidate(),
    savedMessage: t`Die Aufgabe ist geändert.`,
    onSaved: onClose,
  });
  return (
    <EditDialogBody edit={form} label={t`Aufgabe ändern`} submitLabel={t`Speichern`} onClose={onClose}>
      <TaskFields control={form.form.control} choices={choices} />
    </EditDialogBody>
  );
}

function snapshotOf(task: Task) {
  return { values: valuesOf(task), version: task.version };
}
