import { taskStatuses } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Task } from '@zuschlag/validation/tasks/tasks';

/**
 * The tasks that the board can show. A newer server may answer this page with a task that it does not know, for example in a
 * fourth column: the board leaves that task out and the console names it, so that one task never hides all others.
 */
export function knownTasks(tasks: readonly Task[]): Task[] {
  const known = tasks.filter(isKnown);
  if (known.length < tasks.length) {
    const ids = tasks.filter((task) => !known.includes(task)).map((task) => String(task?.id));
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log of such a task.
    console.warn(`The task board leaves out tasks that it cannot show: ${ids.join(', ')}`);
  }
  return known;
}

function isKnown(task: Partial<Task> | null): task is Task {
  return (
    typeof task?.id === 'string' &&
    typeof task.title === 'string' &&
    Number.isFinite(task.order) &&
    taskStatuses.some((status) => status === task.status) &&
    Array.isArray(task.labels) &&
    Array.isArray(task.assignees) &&
    Array.isArray(task.permissions)
  );
}
