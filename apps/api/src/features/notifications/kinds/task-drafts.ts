import type { Draft } from './draft.ts';
import { authorOf, chanceDraft, type Moment, peopleOf } from './draft-parts.ts';
import type { Facts } from './facts.ts';

/** Tells people that they are to do a task; it waits for them until it is done or no longer theirs. */
export function assignedDrafts(
  facts: Facts,
  { taskId, userIds }: { taskId: string; userIds: readonly number[] },
  { at, causedById }: Moment,
): Draft[] {
  const task = facts.tasks.find(({ id, isDone }) => id === taskId && !isDone);
  if (!task) return [];
  const told = peopleOf(facts, userIds).filter(({ id }) => task.userIds.includes(id));
  return told.map((person) => ({
    ...chanceDraft(facts, person, {
      kind: 'TASK_ASSIGNED',
      variant: 'any',
      eventKey: `${taskId}:${at}`,
      values: { ...authorOf(facts, causedById), task: task.title, due: task.deadline },
    }),
    isAction: true,
    subjectId: taskId,
  }));
}

/** Tells the creator of a task and those who were to do it together that it is done. */
export function completedDrafts(facts: Facts, taskId: string, { at, causedById }: Moment): Draft[] {
  const task = facts.tasks.find(({ id, isDone }) => id === taskId && isDone);
  if (!task) return [];
  return peopleOf(facts, [task.createdById, ...task.userIds]).map((person) => ({
    ...chanceDraft(facts, person, {
      kind: 'TASK_COMPLETED',
      variant: 'any',
      eventKey: `${taskId}:${at}`,
      values: { ...authorOf(facts, causedById), task: task.title },
    }),
    subjectId: taskId,
  }));
}
