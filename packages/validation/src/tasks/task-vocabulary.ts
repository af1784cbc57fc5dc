import type { Aliases } from '../wire/aliases.ts';

/** The columns of a task board, from left to right. */
export const taskStatuses = ['TODO', 'IN_PROGRESS', 'DONE'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
/** Other words for them on input. */
export const taskStatusAliases: Aliases<TaskStatus> = { todo: 'TODO', in_progress: 'IN_PROGRESS', done: 'DONE' };

/** The colours that a label may have. */
export const labelColors = ['red', 'orange', 'yellow', 'green', 'blue', 'grey'] as const;
export type LabelColor = (typeof labelColors)[number];

/** The labels of a tenant that has changed none. */
export const firstLabels: readonly { id: string; name: string; color: LabelColor }[] = [
  { id: '00000000-0000-7000-8000-000000000001', name: 'Dringend', color: 'red' },
  { id: '00000000-0000-7000-8000-000000000002', name: 'Wichtig', color: 'orange' },
  { id: '00000000-0000-7000-8000-000000000003', name: 'Rückfrage', color: 'yellow' },
  { id: '00000000-0000-7000-8000-000000000004', name: 'Info', color: 'grey' },
  { id: '00000000-0000-7000-8000-000000000005', name: 'Kalkulation', color: 'blue' },
];
