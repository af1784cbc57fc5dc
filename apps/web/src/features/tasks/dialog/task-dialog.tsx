import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Avatar } from '@zuschlag/ui/layout/avatar-group';
import { Select } from '@zuschlag/ui/lists/select';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { taskStatuses } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMomentText } from '../../../app/preferences/use-moment-text.ts';
import type { BoardPlace } from '../board/board-cards.ts';
import { DueMark } from '../due-mark.tsx';
import { LabelChips } from '../label-chip.tsx';
import { useStatusNames } from '../task-messages.ts';
import { EditTask } from './edit-task.tsx';
import { MarkdownText } from './markdown-text.tsx';

type TaskDialogProps = {
  task: Task | null;
  isOpen: boolean;
  onClose: () => void;
  /** @returns whether it was removed */
  onRemove: (task: Task) => Promise<boolean>;
  onMove: (task: Task, place: BoardPlace) => void;
};

/** A task as people read it, and its form. */
export function TaskDialog({ task, isOpen, onClose, ...acts }: TaskDialogProps) {
  const { t } = useLingui();
  // The last one is shown while the dialog closes, and while its form holds what was typed after a removal.
  const [last, setLast] = useState(task);
  const [isEditing, setEditing] = useState(false);
  if (task && task !== last) setLast(task);
  const shown = task ?? last;
  const close = () => {
    setEditing(false);
    onClose();
  };
  return (
    <Dialog
      title={isEditing ? t`Aufgabe ändern` : (shown?.title ?? '')}
      isOpen={isOpen || (isEditing && shown !== null)}
      onOpenChange={(next) => (next ? undefined : close())}
      isDismissable={!isEditing}
    >
      {shown === null ? null : isEditing ? (
        <EditTask key={shown.id} task={shown} onClose={() => setEditing(false)} />
      ) : (
        <ReadTask task={shown} onEdit={() => setEditing(true)} onClose={close} {...acts} />
      )}
    </Dialog>
  );
}

function ReadTask(props: Omit<TaskDialogProps, 'task' | 'isOpen'> & { task: Task; onEdit: () => void }) {
  const { task, onEdit, onClose, onRemove, onMove } = props;
  const { t } = useLingui();
  const names = useStatusNames();
  const momentText = useMomentText();
  const mayEdit = task.permissions.includes('EDIT');
  const { createdBy } = task;
  const creator = `${createdBy.firstname} ${createdBy.lastname}`;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-44">
          <Select
            label={t`Spalte`}
            items={taskStatuses.map((id) => ({ id, label: names[id] }))}
            value={task.status}
            onChange={(status) => onMove(task, { status, aboveId: null, belowId: null })}
            isDisabled={!mayEdit}
          />
        </div>
        <div className="grid min-h-9 content-center gap-1">
          <DueMark task={task} />
          <LabelChips labels={task.labels} />
        </div>
      </div>
      {task.assignees.length === 0 ? null : (
        <section aria-label={t`Zuständig`} className="grid gap-1">
          <h3 className="font-medium text-12 text-ink-3">{t`Zuständig`}</h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {task.assignees.map(({ id, firstname, lastname, organization }) => (
              <li key={id} className="flex min-w-0 items-center gap-1.5">
                <Avatar size="small" name={`${firstname} ${lastname}`} hasTooltip={false} />
                <span>{`${firstname} ${lastname}`}</span>
                <span className="text-12 text-ink-3">{organization}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {task.description ? (
        <MarkdownText text={task.description} />
      ) : (
        <p className="text-ink-3">{t`Keine Beschreibung`}</p>
      )}
      <p className="text-12 text-ink-3">{t`Angelegt von ${creator}, ${momentText(task.createdAt)}`}</p>
      {mayEdit ? (
        <DialogActions>
          <Button
            variant="ghost"
            icon={<Trash2 />}
            onPress={() => void onRemove(task).then((isRemoved) => (isRemoved ? onClose() : undefined))}
          >
            {t`Löschen`}
          </Button>
          <span className="flex-1" />
          <Button onPress={onClose}>{t`Schließen`}</Button>
          <Button variant="primary" icon={<Pencil />} onPress={onEdit}>
            {t`Ändern`}
          </Button>
        </DialogActions>
      ) : null}
    </div>
  );
}
