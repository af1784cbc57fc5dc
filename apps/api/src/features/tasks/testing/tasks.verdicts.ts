import { templateFields } from '@zuschlag/validation/tasks/task-templates';
import { createTaskInput } from '@zuschlag/validation/tasks/tasks';
import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  type MakeThings,
  ofChance,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { createTask, removeTask } from '../change-task.ts';
import { addLabel, listLabels } from '../labels/labels.ts';
import { createTemplate, listTemplates } from '../templates/templates.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a task of the Chance, and another one of its column */
    taskId: string;
    otherTaskId: string;
    /** a task that was taken off its board */
    removedTaskId: string;
    /** a label that only this tenant has */
    labelId: string;
    /** a template of tasks */
    templateId: string;
  }
}

const template = { name: 'Nur hier geplant', tasks: [{ title: 'Unterlagen lesen', daysBefore: 10 }] };

export const things: MakeThings<'taskId' | 'otherTaskId' | 'removedTaskId' | 'labelId' | 'templateId'> = async (
  tenant,
  { chanceId, userId },
) => {
  const { nordManager, holdingManager } = tenant.people;
  const add = (title: string, more: object = {}) =>
    as(tenant, nordManager, (work) => createTask(work, createTaskInput.parse({ input: { chanceId, title }, ...more })));
  const labelId = await as(tenant, holdingManager, async (work) => {
    const known = (await listLabels(work)).find(({ name }) => name === 'Nur hier');
    return (
      known ?? (await addLabel(work, { name: 'Nur hier', color: 'green' })).find(({ name }) => name === 'Nur hier')
    )?.id;
  });
  const other = await add('Referenzen sammeln');
  const task = await add('Lose prüfen', { userIds: [userId] });
  const removed = await add('Doppelt angelegt');
  await as(tenant, nordManager, (work) => removeTask(work, { taskId: removed.id }));
  const templateId = await as(tenant, holdingManager, async (work) => {
    const known = (await listTemplates(work)).templates.find(
      ({ version, tasks }) => version === 1 && tasks.some(({ labelIds }) => labelId && labelIds.includes(labelId)),
    );
    const tasks = [{ ...template.tasks[0], labelIds: [labelId] }];
    return (known ?? (await createTemplate(work, { input: templateFields.parse({ ...template, tasks }) }))).id;
  });
  return { templateId, removedTaskId: removed.id, taskId: task.id, otherTaskId: other.id, labelId: labelId ?? '' };
};

export const verdicts: Verdicts = {
  'tasks.board': hidden(ofChance),
  'tasks.ofChance': hidden(ofChance),
  'tasks.ofUser': without(({ userId }) => ({ userId })),
  'tasks.mine': without(),
  'tasks.count': without(),
  'tasks.create': {
    ...hidden(({ chanceId }) => ({ input: { chanceId, title: 'Angebot lesen' } })),
    whole: ({ chanceId, labelId, userId }) => ({
      input: { chanceId, title: 'Angebot lesen' },
      labelIds: [labelId],
      userIds: [userId],
    }),
    mixed: { 'labelIds[]': { unrelated: 'answers' } },
  },
  'tasks.updateTask': {
    ...hidden(({ taskId }) => ({ input: { id: taskId, title: 'Umbenannt' } })),
    whole: ({ taskId, labelId, userId }) => ({
      input: { id: taskId, title: 'Umbenannt' },
      labelIds: [labelId],
      userIds: [userId],
    }),
    mixed: { 'labelIds[]': { unrelated: 'answers' } },
  },
  'tasks.move': {
    ...hidden(({ taskId }) => ({ taskId, status: 'DONE' })),
    whole: ({ taskId, otherTaskId }) => ({ taskId, status: 'TODO', aboveId: otherTaskId, belowId: otherTaskId }),
    // A neighbour that is not in the column is ignored, as after a move by another person.
    mixed: { aboveId: findsNothing, belowId: findsNothing },
  },
  'tasks.arrange': hidden(({ taskId, otherTaskId }) => ({
    tasks: [
      { id: taskId, order: 1, status: 'TODO' },
      { id: otherTaskId, order: 0, status: 'TODO' },
    ],
  })),
  'tasks.remove': hidden(({ taskId }) => ({ taskId })),
  'tasks.restore': hidden(({ removedTaskId: taskId }) => ({ taskId })),
  'tasks.plan.preview': {
    ...hidden(({ chanceId, templateId }) => ({ chanceId, templateId })),
    mixed: { templateId: { unrelated: 'answers without it' } },
  },
  'tasks.plan.make': {
    ...hidden(({ chanceId, templateId }) => ({ chanceId, templateId })),
    mixed: { templateId: { unrelated: 'answers' } },
  },
  'tasks.plan.moved': hidden(ofChance),
  'tasks.plan.follow': hidden(({ chanceId }) => ({ chanceId, isMoved: true })),
  'tasks.templates.list': { foreign: 'answers without it', unrelated: 'answers' },
  'tasks.templates.create': {
    input: () => ({ input: template }),
    whole: ({ labelId }) => ({ input: { ...template, tasks: [{ ...template.tasks[0], labelIds: [labelId] }] } }),
    business: 'holdingManager',
    foreign: 'answers without it',
    unrelated: 'NOT_PERMITTED',
  },
  'tasks.templates.save': {
    input: ({ templateId }) => ({ templateId, version: 1, input: template }),
    whole: ({ templateId, labelId }) => ({
      templateId,
      version: 1,
      input: { ...template, tasks: [{ ...template.tasks[0], labelIds: [labelId] }] },
    }),
    business: 'holdingManager',
    // A saved template has another version: each of these calls needs one that was not saved.
    mixedIn: 'editing',
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  'tasks.templates.remove': {
    input: ({ templateId }) => ({ templateId }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  'tasks.labels.list': { foreign: 'answers without it', unrelated: 'answers' },
  'tasks.labels.add': {
    input: () => ({ name: `Label ${crypto.randomUUID().slice(0, 8)}`, color: 'blue' }),
    foreign: 'answers without it',
    unrelated: 'NOT_PERMITTED',
  },
  'tasks.labels.change': {
    input: ({ labelId }) => ({ labelId, name: 'Nur hier', color: 'blue' }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  'tasks.labels.retire': {
    input: ({ labelId }) => ({ labelId }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'tasks.create': ['task: EDIT'],
  'tasks.updateTask': ['task: EDIT'],
  'tasks.move': ['task: EDIT'],
  'tasks.arrange': ['task: EDIT'],
  'tasks.remove': ['task: DELETE'],
  'tasks.restore': ['task: DELETE'],
  'tasks.plan.make': ['task: EDIT'],
  'tasks.plan.follow': ['task: EDIT'],
  'tasks.templates.create': ['task settings: KEEP_TASK_SETTINGS'],
  'tasks.templates.save': ['task settings: KEEP_TASK_SETTINGS'],
  'tasks.templates.remove': ['task settings: KEEP_TASK_SETTINGS'],
  'tasks.labels.add': ['task settings: KEEP_TASK_SETTINGS'],
  'tasks.labels.change': ['task settings: KEEP_TASK_SETTINGS'],
  'tasks.labels.retire': ['task settings: KEEP_TASK_SETTINGS'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'tasks.board': 15,
  'tasks.ofChance': 15,
  'tasks.ofUser': 15,
  'tasks.mine': 15,
  'tasks.count': 2,
  'tasks.create': 15,
  'tasks.updateTask': 15,
  'tasks.move': 15,
  'tasks.arrange': 15,
  'tasks.remove': 15,
  'tasks.restore': 15,
  'tasks.plan.preview': 15,
  'tasks.plan.make': 15,
  'tasks.plan.moved': 15,
  'tasks.plan.follow': 15,
  'tasks.templates.list': 2,
  'tasks.templates.create': 10,
  'tasks.templates.save': 10,
  'tasks.templates.remove': 10,
  'tasks.labels.list': 2,
  'tasks.labels.add': 10,
  'tasks.labels.change': 10,
  'tasks.labels.retire': 10,
};
