import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { TaskStatus } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useStatusNames } from '../task-messages.ts';
import { type BoardPlace, moved, placeOf } from './board-cards.ts';

const undoMs = 10_000;

/** Moves and removes cards: shown at once, taken back when the server refuses, and undone by a press. */
export function useBoardActs(chanceId: string) {
  const { t } = useLingui();
  const names = useStatusNames();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const move = trpc.tasks.move.useMutation();
  const remove = trpc.tasks.remove.useMutation();
  const restore = trpc.tasks.restore.useMutation();
  const refresh = () => utils.tasks.invalidate();

  async function moveTo(task: Task, place: BoardPlace, isUndo = false): Promise<void> {
    await utils.tasks.board.cancel({ chanceId });
    const board = utils.tasks.board.getData({ chanceId });
    const before = board ? placeOf(board.tasks, task) : null;
    if (board) utils.tasks.board.setData({ chanceId }, { ...board, tasks: moved(board.tasks, task.id, place) });
    try {
      const after = await move.mutateAsync({ taskId: task.id, moves: task.moves, ...place });
      const name = names[after.status];
      const message = place.status === task.status ? t`Die Aufgabe ist verschoben.` : t`Verschoben nach „${name}“.`;
      toasts.success(isUndo ? t`Die Aufgabe liegt wieder dort, wo sie war.` : message, {
        timeout: isUndo ? undefined : undoMs,
        action:
          isUndo || before === null
            ? undefined
            : { label: t`Rückgängig`, onPress: () => void moveTo(after, before, true) },
      });
    } catch (error) {
      refuse(error, task, place);
    }
    await refresh();
  }

  function refuse(error: unknown, task: Task, place: BoardPlace): void {
    const { code, details } = failureOf(error);
    if (code !== 'BOARD_CHANGED') {
      showError(error);
      return;
    }
    const who = details.names?.[0] ?? t`Eine andere Person`;
    const where = names[(details.status as TaskStatus | undefined) ?? task.status];
    toasts.warning(
      t`${who} war schneller`,
      t`„${task.title}“ liegt jetzt unter „${where}“. Ihre Verschiebung ist nicht gespeichert.`,
      { action: { label: t`Trotzdem verschieben`, onPress: () => void moveAgain(task.id, place) } },
    );
  }

  /** The same move on the board as it is now. */
  async function moveAgain(taskId: string, place: BoardPlace): Promise<void> {
    const { tasks } = await utils.tasks.board.fetch({ chanceId });
    const current = tasks.find(({ id }) => id === taskId);
    if (current) await moveTo(current, place);
    else toasts.info(t`Die Aufgabe gibt es nicht mehr.`);
  }

  async function removeCard(task: Task): Promise<boolean> {
    try {
      await remove.mutateAsync({ taskId: task.id });
    } catch (error) {
      showError(error);
      await refresh();
      return false;
    }
    toasts.success(t`Die Aufgabe ist gelöscht.`, {
      timeout: undoMs,
      action: { label: t`Rückgängig`, onPress: () => void bringBack(task.id) },
    });
    await refresh();
    return true;
  }

  async function bringBack(taskId: string): Promise<void> {
    try {
      await restore.mutateAsync({ taskId });
      toasts.success(t`Die Aufgabe ist wieder da.`);
    } catch (error) {
      showError(error);
    }
    await refresh();
  }

  return { moveTo, removeCard };
}
