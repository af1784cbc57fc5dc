import { testDatabase } from '@zuschlag/db/testing/database';
import { templateFields } from '@zuschlag/validation/tasks/task-templates';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import { resolveFanOuts } from '../../../testing/fan-outs.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { updateChance } from '../../chance/details/update-chance.ts';
import { moveTask } from '../board/move-task.ts';
import { listTasks } from '../tasks.ts';
import { followPlan, planTasks, previewPlan, readMovedPlan } from './plan-tasks.ts';
import { createTemplate, listTemplates, removeTemplate, saveTemplate } from './templates.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

type Work = Parameters<typeof planTasks>[0];
const now = new Date('2027-03-01T09:00:00Z');
const by = <Result>(who: PersonKey, run: (work: Work) => Promise<Result>, at = now) =>
  as(tenant, tenant.people[who], run, at);
const steps = [
  { title: 'Angebot hochladen', daysBefore: 0, assignsOwner: true },
  { title: 'Freigabe einholen', daysBefore: 2 },
  { title: 'Unterlagen lesen', daysBefore: 20 },
];
const aTemplate = (more: object = {}) =>
  by('holdingManager', (work) =>
    createTemplate(work, { input: templateFields.parse({ name: 'Ausschreibung', tasks: steps, ...more }) }),
  );
const aPlannedChance = (more: object = {}) =>
  aQuickChance(tenant, {
    ...{ by: 'holdingEditor', now, deadline: { submission: '2027-03-17' } },
    contract: { startDate: '2027-06-01', endDate: '2028-05-31' },
    ...more,
  });
const tasksOn = async (chanceId: string) =>
  (await by('nordEditor', (work) => listTasks(work, { chanceId }))).map(
    ({ title, deadline: due, assignees }) =>
      `${due} ${title}${assignees.map(({ lastname }) => ` ${lastname}`).join('')}`,
  );

describe('a template', () => {
  it('is kept by Managers of the main organization, read by all, and refuses what another person saved since', async () => {
    const { id: templateId } = await aTemplate();
    const input = templateFields.parse({ name: 'Kurz', tasks: steps.slice(0, 1) });
    for (const who of ['holdingEditor', 'nordManager'] as const) {
      const refused = by(who, (work) => saveTemplate(work, { templateId, version: 1, input }));
      await expect(refused).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    }
    await by('holdingManager', (work) => saveTemplate(work, { templateId, version: 1, input }));
    const late = by('holdingManager', (work) => saveTemplate(work, { templateId, version: 1, input }));
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT', details: { currentVersion: 2 } });
    expect(await by('nordViewer', listTemplates)).toMatchObject({
      mayKeep: false,
      templates: [{ name: 'Kurz', version: 2 }],
    });
    await by('holdingManager', (work) => removeTemplate(work, { templateId }));
    expect((await by('nordViewer', listTemplates)).templates).toEqual([]);
  });

  it('names its days before it is planned, and what is late already', async () => {
    const { id: templateId } = await aTemplate();
    const chanceId = await aPlannedChance();
    expect(await by('nordEditor', (work) => previewPlan(work, { chanceId, templateId }))).toEqual({
      submission: '2027-03-17',
      internalDeadline: '2027-03-16',
      tasks: [
        { title: 'Unterlagen lesen', daysBefore: 20, deadline: '2027-03-01', isLate: true },
        { title: 'Freigabe einholen', daysBefore: 2, deadline: '2027-03-12', isLate: false },
        { title: 'Angebot hochladen', daysBefore: 0, deadline: '2027-03-16', isLate: false },
      ],
    });
  });

  it('puts its tasks on the board, the earliest at the top, and some on the owner', async () => {
    const { id: templateId } = await aTemplate();
    const chanceId = await aPlannedChance();
    await by('nordEditor', (work) => planTasks(work, { chanceId, templateId }));
    expect(await tasksOn(chanceId)).toEqual([
      '2027-03-01 Unterlagen lesen',
      '2027-03-12 Freigabe einholen',
      '2027-03-16 Angebot hochladen Wiechert',
    ]);
    await resolveFanOuts(tenant);
    const asked = await as(tenant, systemOf(tenant), ({ db }) =>
      db.notification.findFirst({ where: { chanceId, kind: 'TASK_ASSIGNED' } }),
    );
    expect(asked).toMatchObject({ userId: tenant.people.holdingEditor.userId, values: { user: 'Malte Friedrichs' } });
    const refused = by('nordViewer', (work) => planTasks(work, { chanceId, templateId }));
    await expect(refused).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('for a type of Chances is planned into each new one, once', async () => {
    await aTemplate({ plannedFor: ['QuickOffer'] });
    await aTemplate({ name: 'Öffentlich', plannedFor: ['Public'] });
    const chanceId = await aPlannedChance({ by: 'holdingEditor' });
    await resolveFanOuts(tenant);
    await resolveFanOuts(tenant);
    expect((await by('nordEditor', (work) => listTasks(work, { chanceId }))).map(({ title }) => title)).toEqual([
      'Unterlagen lesen',
      'Freigabe einholen',
      'Angebot hochladen',
    ]);
  });
});

describe('a submission that moves', () => {
  const move = (chanceId: string, submission: string) =>
    by('holdingEditor', (work) => updateChance(work, { chanceId, input: { deadline: { submission } } } as never));
  const moved = (chanceId: string) => by('nordEditor', (work) => readMovedPlan(work, { chanceId }));

  async function aMovedChance() {
    const { id: templateId } = await aTemplate();
    const chanceId = await aPlannedChance();
    const planned = await by('nordEditor', (work) => planTasks(work, { chanceId, templateId }));
    const first = planned.find(({ title }) => title === 'Unterlagen lesen');
    await by('nordEditor', (work) => moveTask(work, { taskId: first?.id ?? '', status: 'DONE' }));
    await move(chanceId, '2027-03-24');
    return chanceId;
  }

  it('asks, and moves the open planned tasks along when the answer is yes', async () => {
    const chanceId = await aMovedChance();
    expect(await moved(chanceId)).toMatchObject({
      submission: '2027-03-24',
      mayChange: true,
      tasks: [
        { title: 'Freigabe einholen', from: '2027-03-12', to: '2027-03-19' },
        { title: 'Angebot hochladen', from: '2027-03-16', to: '2027-03-23' },
      ],
    });
    expect(await tasksOn(chanceId)).toContain('2027-03-12 Freigabe einholen');
    await by('nordEditor', (work) => followPlan(work, { chanceId, isMoved: true }));
    expect(await tasksOn(chanceId)).toEqual([
      '2027-03-19 Freigabe einholen',
      '2027-03-23 Angebot hochladen Wiechert',
      '2027-03-01 Unterlagen lesen',
    ]);
    expect((await moved(chanceId)).tasks).toEqual([]);
  });

  it('keeps the days and asks no more when the answer is no, until it moves again', async () => {
    const chanceId = await aMovedChance();
    await by('nordEditor', (work) => followPlan(work, { chanceId, isMoved: false }));
    expect(await tasksOn(chanceId)).toContain('2027-03-12 Freigabe einholen');
    expect((await moved(chanceId)).tasks).toEqual([]);
    await move(chanceId, '2027-03-31');
    expect((await moved(chanceId)).tasks).toHaveLength(2);
  });
});
