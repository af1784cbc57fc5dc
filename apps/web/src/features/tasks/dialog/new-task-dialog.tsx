import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { taskForm } from '@zuschlag/validation/tasks/tasks';
import { trpc } from '../../../app/api/trpc.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { TaskFields } from './task-fields.tsx';
import { choicesOf, noTask } from './task-values.ts';
import { useTaskChoices } from './use-task-choices.ts';

type DialogProps = {
  chanceId: string;
  isOpen: boolean;
  /** what the fields say at first, from another place of the Chance; the draft is one of its own then */
  first?: { key: string; title: string; description: string };
  onClose: () => void;
};

/** A new task, which comes to the top of the first column. */
export function NewTaskDialog({ isOpen, ...props }: DialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Neue Aufgabe`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : props.onClose())}>
      {isOpen ? <NewTaskForm {...props} /> : null}
    </Dialog>
  );
}

function NewTaskForm({ chanceId, first, onClose }: Omit<DialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const create = trpc.tasks.create.useMutation();
  const choices = useTaskChoices(chanceId);
  const form = useSchemaForm({
    schema: taskForm,
    defaultValues: first
      ? { ...noTask, input: { ...noTask.input, title: first.title, description: first.description } }
      : noTask,
    draftKey: first ? `new-task-${chanceId}-${first.key}` : `new-task-${chanceId}`,
    showsFailure: true,
    onSubmit: async ({ input, ...lists }) => {
      await create.mutateAsync({ input: { ...input, chanceId }, ...choicesOf(lists) });
      await utils.tasks.invalidate();
    },
    onSaved: () => {
      toasts.success(t`Die Aufgabe ist angelegt.`);
      onClose();
    },
  });
  return (
    <Form label={t`Neue Aufgabe`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        <TaskFields control={form.form.control} choices={choices} />
        {form.failure === null ? null : <ErrorNote>{form.failure}</ErrorNote>}
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>
            {t`Anlegen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
