import { useLingui } from '@lingui/react/macro';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { StateBadge } from '@zuschlag/ui/feedback/badge';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { TaskStatus } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import { Link } from 'react-aria-components/Link';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { DueMark } from '../due-mark.tsx';
import { LabelChips } from '../label-chip.tsx';

/** A task with a tick that finishes it, and the way to its card. */
export function MyTask({ task }: { task: Task }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const move = trpc.tasks.move.useMutation();
  const { id: taskId, title, chanceId, chanceName, status } = task;
  const isDone = status === 'DONE';

  async function moveTo(to: TaskStatus, moves: number, back: TaskStatus | null): Promise<void> {
    try {
      const after = await move.mutateAsync({ taskId, status: to, moves });
      const name = title;
      if (back === null) toasts.success(t`„${name}“ ist wieder offen.`);
      else
        toasts.success(t`„${name}“ ist erledigt.`, {
          timeout: 10_000,
          action: { label: t`Rückgängig`, onPress: () => void moveTo(back, after.moves, null) },
        });
    } catch (error) {
      showError(error);
    }
    await utils.tasks.invalidate();
  }

  return (
    <li className="flex min-w-0 items-start gap-2 border-b px-4 py-2.5 last:border-b-0">
      <CheckboxField
        label={t`„${title}“ erledigt`}
        isLabelHidden
        isSelected={move.isPending ? move.variables.status === 'DONE' : isDone}
        isDisabled={move.isPending || !task.permissions.includes('EDIT')}
        onChange={(isTicked) =>
          isTicked ? void moveTo('DONE', task.moves, status) : void moveTo('TODO', task.moves, null)
        }
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={`/tender/${chanceId}/tasksboard?taskId=${taskId}`}
            className={`min-w-0 break-words font-medium underline-offset-2 hover:underline ${isDone ? 'text-ink-2' : ''}`}
          >
            {title}
          </Link>
          {status === 'IN_PROGRESS' ? <StateBadge tone="editing">{t`In Arbeit`}</StateBadge> : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12">
          <Link
            href={`/tender/${chanceId}/tasksboard`}
            className="min-w-0 break-words text-ink-2 underline-offset-2 hover:underline"
          >
            {chanceName}
          </Link>
          <DueMark task={task} />
          <LabelChips labels={task.labels} />
        </div>
      </div>
    </li>
  );
}
