import {
  createTemplateInput,
  followPlanInput,
  movedPlan,
  planInput,
  saveTemplateInput,
  taskPlan,
  taskTemplate,
  taskTemplates,
  templateById,
} from '@zuschlag/validation/tasks/task-templates';
import {
  addLabelInput,
  arrangeTasksInput,
  changeLabelInput,
  createTaskInput,
  labelById,
  moveTaskInput,
  myTasks,
  task,
  taskBoard,
  taskById,
  taskCount,
  taskLabels,
  tasks,
  tasksOfChance,
  tasksOfUser,
  updateTaskInput,
} from '@zuschlag/validation/tasks/tasks';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { arrangeTasks, moveTask } from './board/move-task.ts';
import { createTask, removeTask, restoreTask, updateTask } from './change-task.ts';
import { addLabel, changeLabel, listLabels, retireLabel } from './labels/labels.ts';
import { countMyTasks, listMyTasks, listTasks, listTasksOfUser, readBoard } from './tasks.ts';
import { followPlan, planTasks, previewPlan, readMovedPlan } from './templates/plan-tasks.ts';
import { createTemplate, listTemplates, removeTemplate, saveTemplate } from './templates/templates.ts';

const removed = z.object({ id: z.string() }).meta({ id: 'RemovedTask' });

const labelsRouter = router({
  list: signedIn.output(taskLabels).query(({ ctx }) => listLabels(ctx)),
  add: signedIn
    .input(addLabelInput)
    .output(taskLabels)
    .mutation(({ ctx, input }) => addLabel(ctx, input)),
  change: signedIn
    .input(changeLabelInput)
    .output(taskLabels)
    .mutation(({ ctx, input }) => changeLabel(ctx, input)),
  retire: signedIn
    .input(labelById)
    .output(taskLabels)
    .mutation(({ ctx, input }) => retireLabel(ctx, input)),
});

const templatesRouter = router({
  list: signedIn.output(taskTemplates).query(({ ctx }) => listTemplates(ctx)),
  create: signedIn
    .input(createTemplateInput)
    .output(taskTemplate)
    .mutation(({ ctx, input }) => createTemplate(ctx, input)),
  save: signedIn
    .input(saveTemplateInput)
    .output(taskTemplate)
    .mutation(({ ctx, input }) => saveTemplate(ctx, input)),
  remove: signedIn
    .input(templateById)
    .output(taskTemplate)
    .mutation(({ ctx, input }) => removeTemplate(ctx, input)),
});

const planRouter = router({
  preview: signedIn
    .input(planInput)
    .output(taskPlan)
    .query(({ ctx, input }) => previewPlan(ctx, input)),
  make: signedIn
    .input(planInput)
    .output(tasks)
    .mutation(({ ctx, input }) => planTasks(ctx, input)),
  moved: signedIn
    .input(tasksOfChance)
    .output(movedPlan)
    .query(({ ctx, input }) => readMovedPlan(ctx, input)),
  follow: signedIn
    .input(followPlanInput)
    .output(movedPlan)
    .mutation(({ ctx, input }) => followPlan(ctx, input)),
});

export const tasksRouter = router({
  board: signedIn
    .input(tasksOfChance)
    .output(taskBoard)
    .query(({ ctx, input }) => readBoard(ctx, input)),
  ofChance: signedIn
    .input(tasksOfChance)
    .output(tasks)
    .query(({ ctx, input }) => listTasks(ctx, input)),
  ofUser: signedIn
    .input(tasksOfUser)
    .output(tasks)
    .query(({ ctx, input }) => listTasksOfUser(ctx, input)),
  mine: signedIn.output(myTasks).query(({ ctx }) => listMyTasks(ctx)),
  count: signedIn.output(taskCount).query(({ ctx }) => countMyTasks(ctx)),
  create: signedIn
    .input(createTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => createTask(ctx, input)),
  updateTask: signedIn
    .input(updateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx, input)),
  move: signedIn
    .input(moveTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => moveTask(ctx, input)),
  arrange: signedIn
    .input(arrangeTasksInput)
    .output(tasks)
    .mutation(({ ctx, input }) => arrangeTasks(ctx, input)),
  remove: signedIn
    .input(taskById)
    .output(removed)
    .mutation(({ ctx, input }) => removeTask(ctx, input)),
  restore: signedIn
    .input(taskById)
    .output(task)
    .mutation(({ ctx, input }) => restoreTask(ctx, input)),
  labels: labelsRouter,
  templates: templatesRouter,
  plan: planRouter,
});
