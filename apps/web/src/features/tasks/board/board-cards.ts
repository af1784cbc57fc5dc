import { type TaskStatus, taskStatuses } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Task } from '@zuschlag/validation/tasks/tasks';

/** Where a card comes: into a column, and there below or above another card; without one at the top. */
export type BoardPlace = { status: TaskStatus; aboveId: string | null; belowId: string | null };

/** The cards of a column, the highest first. */
export function cardsOf(tasks: readonly Task[], status: TaskStatus): Task[] {
  return tasks.filter((task) => task.status === status).toSorted((one, other) => other.order - one.order);
}

/** The place of a card in all cards of its column, to bring it back there. */
export function placeOf(tasks: readonly Task[], { id, status }: Task): BoardPlace {
  const column = cardsOf(tasks, status);
  const at = column.findIndex((card) => card.id === id);
  return { status, aboveId: column[at - 1]?.id ?? null, belowId: column[at + 1]?.id ?? null };
}

/** The board after a move, before the server has answered. */
export function moved(tasks: readonly Task[], id: string, { status, aboveId, belowId }: BoardPlace): Task[] {
  const card = tasks.find((task) => task.id === id);
  if (!card) return [...tasks];
  return taskStatuses.flatMap((column) => {
    const cards = cardsOf(tasks, column).filter((task) => task.id !== id);
    if (column === status) {
      const above = cards.findIndex((task) => task.id === aboveId);
      const below = cards.findIndex((task) => task.id === belowId);
      cards.splice(above >= 0 ? above + 1 : Math.max(0, below), 0, { ...card, status });
    }
    return cards.map((task, at) => ({ ...task, order: cards.length - 1 - at }));
  });
}

/** What the board is narrowed to. */
export type BoardFilter = { person: number | 'none' | null; label: string | null };

/** @param person `none`: tasks without a person */
export function matches({ assignees, labels }: Task, { person, label }: BoardFilter): boolean {
  const isPersons =
    person === null || (person === 'none' ? assignees.length === 0 : assignees.some(({ id }) => id === person));
  return isPersons && (label === null || labels.some(({ id }) => id === label));
}
