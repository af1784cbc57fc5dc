import { testDatabase } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, bringTo } from '../../../testing/chances.ts';
import { resolveFanOuts } from '../../../testing/fan-outs.ts';
import { aFile } from '../../../testing/imports.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { addLossReasons, retireLossReason } from '../../organizations/loss-reasons/loss-reasons.ts';
import { requireChance } from '../find-chance.ts';
import { anAwardNotice } from '../testing/award-notices.ts';
import { getChance } from '../view/get-chance.ts';
import { readAwardNotice } from './award-notice.ts';
import { lossReasonsOfChance, updateState } from './outcome.ts';
import { correctOutcome, undoOutcome } from './outcome-correction.ts';
import type { StateChange } from './submission.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const aSubmittedChance = async () => {
  const id = await aChance(tenant);
  await bringTo(tenant, id, 'submitted');
  return id;
};
const declare = (chanceId: string, input: Omit<StateChange, 'chanceId'>, by: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[by], (work) => updateState(work, { chanceId, ...input }));
const lose = (chanceId: string, more: Omit<StateChange, 'chanceId'> = {}) =>
  declare(chanceId, { won: false, reasonForLoss: 'Zwei Anbieter waren günstiger.', ...more });
const undo = (chanceId: string, by: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[by], (work) => undoOutcome(work, chanceId));
const correct = (chanceId: string, by: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[by], (work) =>
    correctOutcome(work, { chanceId, reason: 'Mit einem anderen Los verwechselt' }),
  );
const show = (id: string, who: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[who], (work) => getChance(work, id));
const system = systemOf;
/** What the screens of others have heard of a Chance since its submission, and what people were notified of its outcome. */
const told = async (chanceId: string) =>
  as(tenant, system(tenant), async ({ db }) => {
    const streamed = await db.streamEvent.count({ where: { chanceId, kind: 'stateChanged' } });
    const news = await db.notification.findMany({
      where: { chanceId, kind: 'CHANCE_CLOSED' },
      orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    });
    return { streamed, news: news.map(({ variant, userId }) => [variant, userId]) };
  });
const keepReasons = (who: PersonKey, organizationId: number, names: string[]) =>
  as(tenant, tenant.people[who], (work) => addLossReasons(work, { organizationId, names }));

describe('an outcome', () => {
  it('keeps winner, winning price and a reason of the list with the words, and frees them when it is corrected', async () => {
    await keepReasons('holdingManager', tenant.organizations.holding.id, ['Preis', 'Referenzen']);
    const id = await aSubmittedChance();
    const before = await show(id);
    const offered = await as(tenant, tenant.people.holdingEditor, (work) => lossReasonsOfChance(work, id));
    const lossReasonId = offered.find(({ name }) => name === 'Preis')?.id;
    await lose(id, { lossReasonId, winner: 'Wachdienst Elbe GmbH', winningPrice: 431_250.5 });
    const declared = { lossReason: 'Preis', winner: 'Wachdienst Elbe GmbH', winningPrice: 431_250.5 };
    expect(await show(id)).toMatchObject({ state: 'lost', ...declared, mayCorrectOutcome: true });
    await correct(id);
    expect(await show(id)).toMatchObject({
      ...{ state: 'submitted', reasonForLoss: null, lossReason: null, winner: null, winningPrice: null },
      ...{ closedAt: null, submittedAt: before.submittedAt, mayCorrectOutcome: false },
    });
    const entries = await as(tenant, system(tenant), ({ db }) =>
      db.trailEntry.findMany({
        where: { chanceId: id, action: { in: ['declaredLost', 'outcomeCorrected'] } },
        orderBy: { id: 'asc' },
      }),
    );
    expect(entries.map(({ after }) => after)).toMatchObject([
      { state: 'lost', ...declared, reasonForLoss: 'Zwei Anbieter waren günstiger.' },
      { state: 'submitted', reason: 'Mit einem anderen Los verwechselt' },
    ]);
    expect(entries[1]?.before).toMatchObject({ state: 'lost', ...declared });
    await declare(id, { won: true, winningPrice: 440_000 });
    expect(await show(id)).toMatchObject({ state: 'won', winningPrice: 440_000, reasonForLoss: null });
  });

  it('takes only reasons that are offered for the Chance', async () => {
    const id = await aSubmittedChance();
    const lists = await keepReasons('suedManager', tenant.organizations.sued.id, ['Zu weit weg']);
    const ofSued = lists.find(({ organizationId }) => organizationId === tenant.organizations.sued.id)?.reasons[0]?.id;
    const mine = await keepReasons('holdingManager', tenant.organizations.holding.id, ['Alt']);
    const retired = mine[0]?.reasons.find(({ name }) => name === 'Alt')?.id ?? '';
    await as(tenant, tenant.people.holdingManager, (work) =>
      retireLossReason(work, { lossReasonId: retired, isRetired: true }),
    );
    for (const lossReasonId of [ofSued, retired, crypto.randomUUID(), 'nonsense']) {
      await expect(lose(id, { lossReasonId })).rejects.toMatchObject({
        details: { fields: [{ path: 'lossReasonId', problem: 'UNKNOWN_LOSS_REASON' }] },
      });
    }
  });
});

describe('the news of an outcome', () => {
  it('wait in the database until it can no longer be undone, with a job that is due only then', async () => {
    const id = await aSubmittedChance();
    const before = await told(id);
    await lose(id);
    expect(await told(id)).toEqual(before);
    const rows = await as(tenant, system(tenant), ({ db }) =>
      db.fanOut.findMany({ where: { chanceId: id, doneAt: null, topic: 'outcome-known' } }),
    );
    const waits = rows.map(({ createdAt, notBefore }) => Number(notBefore) - Number(createdAt));
    expect(waits).toEqual([expect.closeTo(12_000, -3)]);
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const { rows: jobs } = await owner.query(
      `select run_at >= $2 as "isHeld" from graphile_worker._private_jobs where payload ->> 'fanOutId' = $1`,
      [rows[0]?.id, rows[0]?.notBefore],
    );
    await owner.end();
    expect(jobs).toEqual([{ isHeld: true }]);
  });

  it('go to the screens of all and to the people around the Chance, but not to its author', async () => {
    const id = await aSubmittedChance();
    const before = await told(id);
    await lose(id);
    await resolveFanOuts(tenant);
    const { streamed, news } = await told(id);
    expect(streamed).toBe(before.streamed + 1);
    const { nordManager, nordEditor } = tenant.people;
    // Nord bids: its Editor and its Manager.
    const bidders = [nordManager.userId, nordEditor.userId].sort((one, other) => one - other);
    expect(news).toEqual(bidders.map((userId) => ['lost', userId]));
  });

  it('never go out when it is undone in time: only the trail keeps it', async () => {
    const id = await aSubmittedChance();
    const before = await told(id);
    await declare(id, { won: true });
    await undo(id);
    expect(await show(id)).toMatchObject({ state: 'submitted', closedAt: null });
    await resolveFanOuts(tenant);
    expect(await told(id)).toEqual(before);
    const [entry] = await as(tenant, system(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId: id, action: 'outcomeCorrected' }, orderBy: { id: 'asc' } }),
    );
    expect(entry?.after).toMatchObject({ state: 'submitted', reason: 'undone' });
  });

  it('end the time to undo', async () => {
    const id = await aSubmittedChance();
    await declare(id, { won: true });
    await resolveFanOuts(tenant);
    await expect(undo(id)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    expect(await show(id)).toMatchObject({ state: 'won' });
  });

  it('are followed by those of a correction', async () => {
    const id = await aSubmittedChance();
    await declare(id, { won: true });
    await resolveFanOuts(tenant);
    const { streamed } = await told(id);
    await correct(id, 'holdingManager');
    await resolveFanOuts(tenant);
    const after = await told(id);
    expect(after.streamed).toBe(streamed + 1);
    expect(after.news.filter(([variant]) => variant === 'takenBack')).toHaveLength(3);
  });
});

describe('taking an outcome back', () => {
  it('is for the owner, with a reason also for a Manager of the main organization', async () => {
    const id = await aSubmittedChance();
    await declare(id, { won: true });
    await expect(undo(id, 'holdingManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(correct(id, 'nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(correct(id, 'mitteManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await show(id, 'holdingManager')).toMatchObject({ mayCorrectOutcome: true });
    await correct(id, 'holdingManager');
    expect(await show(id)).toMatchObject({ state: 'submitted' });
  });

  it('needs an outcome', async () => {
    const id = await aSubmittedChance();
    const refusal = { code: 'INVALID_STATE_TRANSITION', details: { state: 'submitted' } };
    await expect(undo(id)).rejects.toMatchObject(refusal);
    await expect(correct(id)).rejects.toMatchObject(refusal);
  });
});

describe('a contract award notice', () => {
  const send = (name: string, content: string, by: PersonKey = 'holdingEditor') =>
    aFile(tenant, tenant.people[by], { name, content });
  const read = (chanceId: string, fileId: string) =>
    as(tenant, tenant.people.holdingEditor, (work) => readAwardNotice(work, { chanceId, fileId }));

  it('proposes winner and price of the lot, and stores nothing', async () => {
    const chanceId = await aSubmittedChance();
    const { participations } = await as(tenant, tenant.people.holdingEditor, (work) => requireChance(work, chanceId));
    const own = participations[0]?.name ?? '';
    const fileId = await send('ergebnis.xml', anAwardNotice('Wachdienst Nord GmbH'));
    await expect(read(chanceId, fileId)).resolves.toMatchObject({
      title: 'Bewachung',
      hasOtherReference: false,
      likelyLot: 0,
      lots: [{ lotNumber: '1', isAwarded: true, winners: ['Wachdienst Nord GmbH'], price: 1, isOwn: false }],
    });
    const several = await send('lose.xml', anAwardNotice('Wachdienst Nord GmbH', own.toUpperCase()));
    await expect(read(chanceId, several)).resolves.toMatchObject({
      likelyLot: null,
      lots: [{ isOwn: false }, { isOwn: true }],
    });
    expect(await show(chanceId)).toMatchObject({ state: 'submitted', winner: null });
  });

  it('is refused with a reason: no notice, no result in it, the file of another person', async () => {
    const chanceId = await aSubmittedChance();
    const code = async (fileId: Promise<string>) => {
      const id = await fileId;
      return read(chanceId, id).then(
        () => 'fine',
        (error: { code: string; details: { problem?: string } }) => [error.code, error.details.problem],
      );
    };
    expect(await code(send('a.xml', '<rechnung/>'))).toEqual(['DOCUMENT_REFUSED', 'CONTENT_DIFFERS']);
    expect(await code(send('a.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'))).toEqual([
      'DOCUMENT_REFUSED',
      'ENTITIES',
    ]);
    expect(await code(send('a.xml', anAwardNotice()))).toEqual(['NO_AWARD_IN_FILE', undefined]);
    const whole = anAwardNotice('Wachdienst Nord GmbH');
    expect(await code(send('a.xml', whole, 'nordEditor'))).toEqual(['NOT_FOUND', undefined]);
  });
});
