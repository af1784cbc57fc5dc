import { fanOut } from '../../jobs/fan-out.ts';
import { feature } from '../feature.ts';
import { tasksDueInCalendar } from './calendar/due-tasks.ts';
import { taskRules, taskSettingsRules } from './tasks.policy.ts';
import { tasksRouter } from './tasks.router.ts';
import { taskWords } from './tasks.words.ts';
import { planNewChance } from './templates/plan-new-chance.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    /** the board of a Chance is another one */
    tasksChanged: { chanceId: string };
    /** other people are to do a task, or by another day; `userIds` those who were not to do it before */
    taskAssigned: { chanceId: string; taskId: string; userIds: number[]; causedById?: number };
    /** a task is done, or was removed */
    taskEnded: { chanceId: string; taskId: string; isDone: boolean };
    taskSettingsChanged: { organizationId: number };
  }
}

declare module '../../jobs/fan-out.ts' {
  interface FanOutTopics {
    'plan-tasks': true;
  }
}

/** The task board of each Chance, and the tasks of a person over all of them. */
export const tasks = feature('tasks', {
  router: tasksRouter,
  policies: { task: taskRules, 'task settings': taskSettingsRules },
  streams: {
    tasksChanged: ({ chanceId }) => ({ kind: 'tasksChanged', audienceId: chanceId }),
    taskAssigned: null,
    taskEnded: null,
    taskSettingsChanged: ({ organizationId }) => ({ kind: 'taskSettingsChanged', audienceId: organizationId }),
  },
  on: { chanceCreated: [fanOut('plan-tasks')] },
  fanOuts: { 'plan-tasks': planNewChance },
  calendar: tasksDueInCalendar,
  facade: {
    words: taskWords,
    queries: {
      fetchTasksByTenderId: 'tasks.ofChance',
      fetchTasksByUserId: 'tasks.ofUser',
      fetchTaskCount: 'tasks.count',
      fetchLabels: 'tasks.labels.list',
      fetchTaskTemplates: 'tasks.templates.list',
      previewTaskPlan: 'tasks.plan.preview',
      fetchMovedTasks: 'tasks.plan.moved',
    },
    mutations: {
      createTask: 'tasks.create',
      updateTask: 'tasks.updateTask',
      updateTasks: 'tasks.arrange',
      moveTask: 'tasks.move',
      deleteTask: 'tasks.remove',
      restoreTask: 'tasks.restore',
      planTasks: 'tasks.plan.make',
      followSubmission: 'tasks.plan.follow',
      createTaskTemplate: 'tasks.templates.create',
      updateTaskTemplate: 'tasks.templates.save',
      deleteTaskTemplate: 'tasks.templates.remove',
      createLabel: 'tasks.labels.add',
      updateLabel: 'tasks.labels.change',
      deleteLabel: 'tasks.labels.retire',
    },
  },
});
