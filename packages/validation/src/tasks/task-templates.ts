import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentDay } from '../measures/dates.ts';
import { chanceTypeSchema } from '../wire/enums.ts';
import { line, optionalText } from '../wire/text.ts';

/** A task of a template. */
export const plannedTask = z
  .object({
    title: z.string(),
    /** Markdown */
    description: z.string().nullable(),
    /** working days before the internal deadline, which is the working day before the submission */
    daysBefore: z.int(),
    labelIds: z.array(opaqueId()),
    /** the owner of the Chance is to do it */
    assignsOwner: z.boolean(),
  })
  .meta({ id: 'PlannedTask' });
export type PlannedTask = z.output<typeof plannedTask>;

/** Tasks that are planned backwards from the submission of a Chance. */
export const taskTemplate = z
  .object({
    id: opaqueId(),
    name: z.string(),
    description: z.string().nullable(),
    /** the types of Chances that get these tasks when they are created; empty: planned by hand only */
    plannedFor: z.array(chanceTypeSchema),
    tasks: z.array(plannedTask),
    version: z.int(),
  })
  .meta({ id: 'TaskTemplate' });
export type TaskTemplate = z.output<typeof taskTemplate>;

export const taskTemplates = z
  .object({ templates: z.array(taskTemplate), mayKeep: z.boolean() })
  .meta({ id: 'TaskTemplates' });
export type TaskTemplates = z.output<typeof taskTemplates>;

const plannedTaskInput = z
  .object({
    title: line(limits.taskTitle.min, limits.taskTitle.max),
    description: optionalText(limits.longText),
    daysBefore: z
      .int({ error: 'NOT_WHOLE' })
      .min(0, { error: 'TOO_SMALL' })
      .max(limits.plannedDays, { error: 'TOO_BIG' }),
    labelIds: z.array(opaqueId()).max(limits.labelsPerTask).default([]),
    assignsOwner: z.boolean().default(false),
  })
  .meta({ id: 'PlannedTaskInput' });

/** What a template says; a save writes all of it. */
export const templateFields = z
  .object({
    name: line(1, limits.taskTemplateName),
    description: optionalText(limits.ruleDescription),
    plannedFor: z.array(chanceTypeSchema).max(3).default([]),
    tasks: z.array(plannedTaskInput).min(1, { error: 'REQUIRED' }).max(limits.tasksPerTemplate),
  })
  .meta({ id: 'TaskTemplateInput' });
export type TemplateFields = z.output<typeof templateFields>;

export const createTemplateInput = z.object({ input: templateFields });
export const saveTemplateInput = z.object({ templateId: opaqueId(), version: z.int(), input: templateFields });
export type SaveTemplate = z.output<typeof saveTemplateInput>;
export const templateById = z.object({ templateId: opaqueId() });

/** A template for a Chance: shown first, then planned. */
export const planInput = z.object({ chanceId: opaqueId(), templateId: opaqueId() });
export type PlanInput = z.output<typeof planInput>;

/** The days that a template has in a Chance. */
export const taskPlan = z
  .object({
    submission: sentDay(),
    /** the working day before the submission */
    internalDeadline: sentDay(),
    tasks: z.array(
      z
        .object({
          title: z.string(),
          daysBefore: z.int(),
          deadline: sentDay(),
          /** the day that was planned has passed; the task is due today */
          isLate: z.boolean(),
        })
        .meta({ id: 'PlannedDay' }),
    ),
  })
  .meta({ id: 'TaskPlan' });
export type TaskPlan = z.output<typeof taskPlan>;

/** Open tasks whose days were planned from another day of submission than the Chance has now. */
export const movedPlan = z
  .object({
    submission: sentDay(),
    tasks: z.array(
      z.object({ taskId: opaqueId(), title: z.string(), from: sentDay(), to: sentDay() }).meta({ id: 'MovedTask' }),
    ),
    mayChange: z.boolean(),
  })
  .meta({ id: 'MovedPlan' });
export type MovedPlan = z.output<typeof movedPlan>;

/** The answer to a moved submission: the planned tasks move along, or keep their days. */
export const followPlanInput = z.object({ chanceId: opaqueId(), isMoved: z.boolean() });
export type FollowPlan = z.output<typeof followPlanInput>;
