import { z } from 'zod';
import { denial } from '../chance/chance.ts';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { isoDay, sentDay, sentMoment } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { accepting } from '../wire/aliases.ts';
import { entityPermissionSchema } from '../wire/enums.ts';
import { line, optionalText } from '../wire/text.ts';
import { labelColors, taskStatusAliases, taskStatuses } from './task-vocabulary.ts';

export const taskStatusSchema = z.enum(taskStatuses).meta({ id: 'TaskStatus' });
const taskStatusInput = () => accepting(taskStatusSchema, taskStatusAliases);
export const labelColorSchema = z.enum(labelColors).meta({ id: 'LabelColor' });

/** A label of the tenant. */
export const taskLabel = z
  .object({ id: opaqueId(), name: z.string(), color: labelColorSchema, version: z.int() })
  .meta({ id: 'TaskLabel' });
export type TaskLabel = z.output<typeof taskLabel>;
export const taskLabels = z.array(taskLabel);

/** A card on the task board of a Chance. */
export const task = z
  .object({
    id: opaqueId(),
    chanceId: opaqueId(),
    chanceName: z.string(),
    title: z.string(),
    /** Markdown */
    description: z.string().nullable(),
    status: taskStatusSchema,
    /** place in its column, counted from the bottom: the highest is shown first */
    order: z.int(),
    deadline: sentDay().nullable(),
    labels: z.array(taskLabel),
    assignees: z.array(person),
    createdBy: person,
    /** counts the changes of what it says */
    version: z.int(),
    /** counts its moves over the board */
    moves: z.int(),
    createdAt: sentMoment(),
    doneAt: sentMoment().nullable(),
    permissions: z.array(entityPermissionSchema),
    denials: z.array(denial(entityPermissionSchema, 'EntityDenial')),
  })
  .meta({ id: 'Task' });
export type Task = z.output<typeof task>;
export const tasks = z.array(task);

/** The board of a Chance as its page shows it. */
export const taskBoard = z
  .object({
    tasks,
    /** null: the caller may change the board */
    lock: z.enum(['NOT_PERMITTED', 'ARCHIVED']).nullable(),
  })
  .meta({ id: 'TaskBoard' });
export type TaskBoard = z.output<typeof taskBoard>;

export const tasksOfChance = z.object({ chanceId: opaqueId() });
export const tasksOfUser = z.object({ userId: numericId() });

/** The tasks of the caller: all that are open, the earliest first, and those done lately. */
export const myTasks = z
  .object({
    open: tasks,
    /** the newest first */
    done: tasks,
  })
  .meta({ id: 'MyTasks' });
export type MyTasks = z.output<typeof myTasks>;

/** How many tasks wait for the caller. */
export const taskCount = z
  .object({
    open: z.int(),
    /** due before today */
    overdue: z.int(),
    dueToday: z.int(),
    /** due after today, within the next seven days */
    dueSoon: z.int(),
  })
  .meta({ id: 'TaskCount' });
export type TaskCount = z.output<typeof taskCount>;

const title = () => line(limits.taskTitle.min, limits.taskTitle.max);
const description = () => optionalText(limits.longText);
const deadline = () =>
  isoDay()
    .nullish()
    .transform((value) => value ?? null);
const labelIds = () => z.array(opaqueId()).max(limits.labelsPerTask);
const userIds = () => z.array(numericId()).max(limits.assigneesPerTask);

export const createTaskInput = z.object({
  input: z
    .object({
      chanceId: opaqueId(),
      title: title(),
      description: description(),
      deadline: deadline(),
      status: taskStatusInput().default('TODO'),
    })
    .meta({ id: 'CreateTaskInput' }),
  labelIds: labelIds().default([]),
  userIds: userIds().default([]),
});
export type CreateTask = z.output<typeof createTaskInput>;

/** Fields left out stay. */
export const updateTaskInput = z.object({
  input: z
    .object({
      id: opaqueId(),
      title: title().optional(),
      description: description().optional(),
      deadline: deadline().optional(),
      status: taskStatusInput().optional(),
    })
    .meta({ id: 'UpdateTaskInput' }),
  labelIds: labelIds().optional(),
  userIds: userIds().optional(),
  ...editedFrom(),
});
export type UpdateTask = z.output<typeof updateTaskInput>;

/** The form of a task; the lists are kept as one text each, so that two people who change one are asked about it. */
export const taskForm = z.object({
  input: z.object({ title: title(), description: description(), deadline: deadline() }),
  labelIds: z.string(),
  userIds: z.string(),
});

export const taskById = z.object({ taskId: opaqueId() });

/**
 * A move of a card. It comes below `aboveId`; without that card in the column above `belowId`; without both to the top.
 * `moves` is the count that the caller saw: when another person moved the card since, the call answers BOARD_CHANGED.
 */
export const moveTaskInput = z.object({
  taskId: opaqueId(),
  status: taskStatusInput(),
  aboveId: opaqueId().nullish(),
  belowId: opaqueId().nullish(),
  moves: z.int().nullish(),
});
export type MoveTask = z.output<typeof moveTaskInput>;

/** All cards of the columns that change, with their new places; the highest order is shown first. */
export const arrangeTasksInput = z.object({
  tasks: z
    .array(
      z
        .object({ id: opaqueId(), order: z.number().min(-limits.money).max(limits.money), status: taskStatusInput() })
        .meta({ id: 'TaskPlaceInput' }),
    )
    .min(1)
    .max(limits.tasksPerChance),
});
export type ArrangeTasks = z.output<typeof arrangeTasksInput>;

const labelFields = () => ({ name: line(1, limits.labelName), color: labelColorSchema });
export const addLabelInput = z.object(labelFields());
export type AddLabel = z.output<typeof addLabelInput>;
export const changeLabelInput = z.object({ labelId: opaqueId(), ...labelFields() });
export type ChangeLabel = z.output<typeof changeLabelInput>;
export const labelById = z.object({ labelId: opaqueId() });
