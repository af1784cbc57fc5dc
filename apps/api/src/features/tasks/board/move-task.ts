import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { TaskStatus } from '@zuschlag/validation/tasks/task-vocabulary';
import type { ArrangeTasks, MoveTask, Task } from '@zuschlag/validation/tasks/tasks';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { openBoard, openTask } from '../find-task.ts';
import { type Placed, placeTasks, rankTasks, type StoredTask, taskById, tasksOfChance } from '../tasks.store.ts';
import { showBoard, writeTrail } from '../tell.ts';
import { toTasks } from '../to-task.ts';
import { indexOf, type Place, rankAt, ranksBelow } from './board-order.ts';

const trailOf: { readonly [status in TaskStatus]: TrailAction<'task'> } = {
  TODO: 'reopenTask',
  IN_PROGRESS: 'startTask',
  DONE: 'finishTask',
};

/**
 * Moves a card over the board.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
 * @throws {DomainError} BOARD_CHANGED when another person moved the card since the caller saw it, with the name of that
 * person and the column in which the card is
 */
export async function moveTask(work: UnitOfWork, { taskId, moves, ...place_ }: MoveTask): Promise<Task> {
  const { chance, task } = await openTask(work, taskId);
  if (typeof moves === 'number' && moves !== task.moves && task.movedBy?.id !== work.actor.userId)
    throw changedBoard(task);
  await place(work, chance.id, task, place_);
  const [moved] = await toTasks(work, [(await taskById(work, task.id)) ?? task]);
  if (!moved) throw new DomainError('NOT_FOUND');
  return moved;
}

/**
 * Puts a card of a locked Chance into its place, tells the screens, and says who finished it.
 *
 * @param to without a neighbour at the top of the column
 */
export async function place(
  work: UnitOfWork,
  chanceId: string,
  task: StoredTask,
  { status, ...neighbours }: { status: TaskStatus } & Place,
): Promise<void> {
  const column = (await tasksOfChance(work, chanceId)).filter((one) => one.status === status && one.id !== task.id);
  const index = indexOf(column, {
    aboveId: neighbours.aboveId?.toLowerCase() ?? null,
    belowId: neighbours.belowId?.toLowerCase() ?? null,
  });
  const rank = rankAt(column, index) ?? rankedAnew(work, column, index);
  placeTasks(work, [{ id: task.id, status, rank, doneAt: doneAt(work, task, status) }]);
  await tellMove(work, chanceId, task, status);
  await showBoard(work, chanceId);
}

/** Ranks a column anew with room for a card. @returns the rank of that room */
function rankedAnew(work: UnitOfWork, column: readonly StoredTask[], index: number): string {
  const ranks = ranksBelow(null, column.length + 1);
  const [room = ''] = ranks.splice(index, 1);
  rankTasks(
    work,
    column.map(({ id }, at) => ({ id, rank: ranks[at] ?? room })),
  );
  return room;
}

/**
 * Writes the places of whole columns, as clients send them after a move: the highest order first.
 *
 * @throws {DomainError} NOT_FOUND for tasks that are not on one board, NOT_PERMITTED, ARCHIVED
 * @throws {DomainError} BOARD_CHANGED when a card of a column that changes is missing in the list
 */
export async function arrangeTasks(work: UnitOfWork, { tasks: wanted }: ArrangeTasks): Promise<Task[]> {
  const named = new Map(wanted.map((one) => [one.id.toLowerCase(), one]));
  const [first = ''] = named.keys();
  const { task: any } = await openTask(work, first);
  const chance = await openBoard(work, any.chanceId);
  const board = await tasksOfChance(work, chance.id);
  const cards = board.filter(({ id }) => named.has(id));
  if (cards.length < named.size) throw new DomainError('NOT_FOUND');
  const statuses = new Set([...cards.map(({ status }) => status), ...wanted.map(({ status }) => status)]);
  const missing = board.find(({ id, status }) => statuses.has(status) && !named.has(id));
  if (missing) throw changedBoard(missing);
  const placed = [...statuses].flatMap((status) => {
    const column = cards
      .filter(({ id }) => named.get(id)?.status === status)
      .toSorted((one, other) => (named.get(other.id)?.order ?? 0) - (named.get(one.id)?.order ?? 0));
    const ranks = ranksBelow(null, column.length);
    return column.map((task, at) => ({ task, status, rank: ranks[at] ?? '' }));
  });
  const moved = placed.filter(({ task, status, rank }) => task.status !== status || task.rank !== rank);
  placeTasks(
    work,
    moved.map(({ task, status, rank }): Placed => ({ id: task.id, status, rank, doneAt: doneAt(work, task, status) })),
  );
  for (const { task, status } of moved) await tellMove(work, chance.id, task, status);
  await showBoard(work, chance.id);
  return toTasks(work, await tasksOfChance(work, chance.id));
}

async function tellMove(work: UnitOfWork, chanceId: string, task: StoredTask, status: TaskStatus): Promise<void> {
  if (status === task.status) return;
  await writeTrail(work, chanceId, { entityId: task.id, action: trailOf[status], after: { task: task.title } });
  if (status === 'DONE') await work.publish({ kind: 'taskEnded', chanceId, taskId: task.id, isDone: true });
  else if (task.status === 'DONE' && task.assignees.length > 0) {
    const userIds = task.assignees.map(({ id }) => id);
    await work.publish({ kind: 'taskAssigned', chanceId, taskId: task.id, userIds });
  }
}

function doneAt({ now }: UnitOfWork, task: StoredTask, status: TaskStatus): string | null {
  return status === 'DONE' ? (task.doneAt ?? now).toISOString() : null;
}

function changedBoard({ status, movedBy }: StoredTask): DomainError {
  const names = movedBy ? [`${movedBy.firstname} ${movedBy.lastname}`] : [];
  return new DomainError('BOARD_CHANGED', { names, status });
}
