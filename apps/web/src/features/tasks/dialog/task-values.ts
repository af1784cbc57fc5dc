import type { Task, taskForm } from '@zuschlag/validation/tasks/tasks';
import type { z } from 'zod';

/** The form of a task: each list is one text, its ids in order with spaces between, so that edits compare it as one value. */
export type TaskValues = z.input<typeof taskForm>;
export type TaskOutput = z.output<typeof taskForm>;

export const noTask: TaskValues = {
  input: { title: '', description: '', deadline: null },
  labelIds: '',
  userIds: '',
};

export function valuesOf({ title, description, deadline, labels, assignees }: Task): TaskValues {
  return {
    input: { title, description: description ?? '', deadline },
    labelIds: listText(labels.map(({ id }) => id)),
    userIds: listText(assignees.map(({ id }) => String(id))),
  };
}

export function listText(ids: readonly string[]): string {
  return ids.toSorted().join(' ');
}

export function listOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** What the calls take. */
export function choicesOf({ labelIds, userIds }: Pick<TaskOutput, 'labelIds' | 'userIds'>) {
  return { labelIds: listOf(labelIds), userIds: listOf(userIds).map(Number) };
}
