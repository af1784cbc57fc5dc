import { testDatabase } from '@zuschlag/db/testing/database';
import type { WishedPeriod } from '@zuschlag/validation/administration/periods';
import { afterAll, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { aQuickChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { runAsSystem } from '../../../transaction.ts';
import { changePeriod, dueByPeriod, forgetByPeriods, readPeriods } from './kept-periods.ts';

const database = await testDatabase();
const [tenant, other] = [await aTenant(database), await aTenant(database)];
afterAll(() => database.close());

const now = new Date('2027-05-31T01:30:00.000Z');
const before = (day: string) => new Date(`${day}T12:00:00.000Z`);
const atNight = ({ mainOrganizationId }: ScenarioTenant) =>
  runAsSystem({ database, now, requestId: 'night', publish, mainOrganizationId }, forgetByPeriods);
const change = (who: PersonKey, { seen = null, ...asked }: WishedPeriod & { seen?: number | null }, of = tenant) =>
  as(of, of.people[who], (work) => changePeriod(work, { ...asked, seen }));
const due = (asked: Parameters<typeof dueByPeriod>[1]) =>
  as(tenant, tenant.people.holdingManager, (work) => dueByPeriod({ ...work, now }, asked)).then(({ count }) => count);

/** A Chance with questions, notifications and messages of the given days; an end closes it. */
async function aChance(of: ScenarioTenant, days: string[], end?: string): Promise<string> {
  const chanceId = await aQuickChance(of);
  const { mainOrganizationId } = of;
  const { userId } = of.people.nordEditor;
  await as(of, systemOf(of), async ({ db }) => {
    if (end !== undefined)
      await db.chance.updateMany({ where: { id: chanceId }, data: { state: 'lost', closedAt: before(end) } });
    await db.chatThread.create({
      data: { mainOrganizationId, chanceId, lastPosition: days.length, messages: days.length },
    });
    for (const [index, day] of days.entries()) {
      const own = { mainOrganizationId, chanceId, id: crypto.randomUUID() };
      const question = { question: 'Wer zahlt?', askedById: userId };
      await db.documentAsking.create({
        data: {
          ...own,
          ...question,
          sequence: index + 1,
          questionIndex: index,
          createdAt: before(day),
          endedAt: before(day),
        },
      });
      await db.documentQuestion.create({
        data: {
          ...own,
          ...question,
          askedAt: before(day),
          sentences: [],
          sources: [],
          searchedDocuments: 1,
          unreadPages: 0,
        },
      });
      await db.chatMessage.create({
        data: { ...own, position: index + 1, userId, text: `Text vom ${day}`, createdAt: before(day) },
      });
      const told = {
        mainOrganizationId,
        chanceId,
        userId,
        kind: 'bidDecided',
        variant: '',
        values: {},
        inBell: true,
        mail: 'off',
      };
      for (const isAction of [true, false])
        await db.notification.create({
          data: { ...told, isAction, eventKey: `${chanceId} ${day} ${isAction}`, createdAt: before(day) },
        });
    }
  });
  return chanceId;
}

const left = (of: ScenarioTenant, chanceId: string) =>
  as(of, systemOf(of), async ({ db }) => {
    const where = { chanceId };
    const messages = await db.chatMessage.findMany({ where, orderBy: { position: 'asc' } });
    return {
      askings: await db.documentAsking.count({ where }),
      questions: await db.documentQuestion.count({ where }),
      notifications: await db.notification.count({ where: { ...where, isAction: false } }),
      acts: await db.notification.count({ where: { ...where, isAction: true } }),
      texts: messages.map(({ text, deletedAt }) => (deletedAt ? null : text)),
      counted: (await db.chatThread.findFirst({ where }))?.messages,
    };
  });

it('a night deletes what a tenant no longer keeps, counted before, written into the trail, and nothing of another', async () => {
  // Six months before 31 May is 30 November.
  const days = ['2026-11-29', '2026-12-01'];
  const open = await aChance(tenant, days);
  const ended = await aChance(tenant, days, '2026-11-29');
  // One question was answered without a stream.
  await as(tenant, systemOf(tenant), ({ db }) =>
    db.documentAsking.deleteMany({ where: { chanceId: ended, createdAt: { lt: before('2026-11-30') } } }),
  );
  const justEnded = await aChance(tenant, days, '2026-12-01');
  const foreign = await aChance(other, days, '2026-11-29');
  const all = { askings: 2, questions: 2, notifications: 2, acts: 2, counted: 2 };
  const texts = days.map((day) => `Text vom ${day}`);

  await atNight(tenant);
  expect(await left(tenant, ended)).toEqual({ ...all, askings: 1, texts });

  expect(await due({ kind: 'questions', months: 6 })).toBe(3);
  expect(await due({ kind: 'notifications', months: 6 })).toBe(3);
  // What was written after the end has its own months.
  expect(await due({ kind: 'messages', months: 6 })).toBe(1);
  expect(await due({ kind: 'messages', months: null })).toBe(0);
  for (const kind of ['questions', 'notifications', 'messages'] as const)
    await change('holdingManager', { kind, months: 6 });
  expect(await left(tenant, ended)).toEqual({ ...all, askings: 1, texts });

  await atNight(tenant);
  await atNight(tenant);
  await atNight(other);
  const some = { askings: 1, questions: 1, notifications: 1, acts: 2 };
  expect(await left(tenant, open)).toEqual({ ...some, texts, counted: 2 });
  expect(await left(tenant, justEnded)).toEqual({ ...some, texts, counted: 2 });
  expect(await left(tenant, ended)).toEqual({ ...some, texts: [null, texts[1]], counted: 1 });
  expect(await left(other, foreign)).toEqual({ ...all, texts });
  const entries = await as(tenant, systemOf(tenant), ({ db }) =>
    db.trailEntry.findMany({ where: { action: 'forgetByPeriods' }, select: { userId: true, after: true } }),
  );
  expect(entries).toEqual([
    { userId: null, after: { removedQuestions: 3, removedNotifications: 3, removedMessages: 1 } },
  ]);
});

it('periods are read by all and changed by the Managers of the main organization', async () => {
  for (const who of ['nordManager', 'holdingEditor'] as const)
    await expect(change(who, { kind: 'questions', months: 3 }, other)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await change('holdingManager', { kind: 'questions', months: 3 }, other);
  // Another Manager still sees what it was before.
  await expect(change('holdingManager', { kind: 'questions', months: 6 }, other)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await change('holdingManager', { kind: 'questions', months: null, seen: 3 }, other);
  await change('holdingManager', { kind: 'messages', months: 24 }, other);
  expect(await as(other, other.people.nordViewer, readPeriods)).toEqual({
    ...{ questions: null, notifications: null, messages: 24 },
    mayChange: false,
  });
  const entries = await as(other, other.people.holdingManager, ({ db }) =>
    db.trailEntry.findMany({ where: { action: 'changePeriod' }, orderBy: { id: 'asc' } }),
  );
  expect(entries.map((entry) => [entry.before, entry.after])).toEqual([
    [{ questionMonths: null }, { questionMonths: 3 }],
    [{ questionMonths: 3 }, { questionMonths: null }],
    [{ messageMonths: null }, { messageMonths: 24 }],
  ]);
});
