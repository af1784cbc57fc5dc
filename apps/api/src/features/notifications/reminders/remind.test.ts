import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, aQuickChance } from '../../../testing/chances.ts';
import { resolveFanOuts } from '../../../testing/fan-outs.ts';
import { addressOf } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { mailEverybody } from '../testing/mail-everybody.ts';
import { remind } from './remind.ts';

const database = await testDatabase();
const domain = 'reminded.example';
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database, { domain });
});
afterAll(() => database.close());

const remindAt = (at: Date) =>
  as(tenant, { kind: 'system', mainOrganizationId: tenant.mainOrganizationId } as const, remind, at);
/** The mails about a Chance, by kind and recipient. */
const mailsAbout = (link: string) =>
  as(tenant, systemOf(tenant), async ({ db }) => {
    const mails = await db.mail.findMany({ orderBy: [{ createdAt: 'asc' }, { recipient: 'asc' }] });
    return mails.filter(({ parameters }) => JSON.stringify(parameters).includes(link));
  });

describe('reminders', () => {
  it('of a decision come after one and two days, and then the owner hears of it, each once', async () => {
    const askedAt = new Date('2027-02-01T09:00:00Z');
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'], now: askedAt });
    await resolveFanOuts(tenant);
    await as(tenant, systemOf(tenant), ({ db }) => db.notification.updateMany({ data: { createdAt: askedAt } }));
    const counts: number[] = [];
    for (const at of ['02-01T10', '02-02T08', '02-02T09', '02-02T12', '02-03T09', '02-04T09', '02-05T09']) {
      const now = new Date(`2027-${at}:00:00Z`);
      await remindAt(now);
      await remindAt(now);
      await mailEverybody(tenant, { at: now });
      counts.push((await mailsAbout(`${chanceId}/biddecisions`)).length);
    }
    // Two people of Nord are asked and reminded twice; then the owner gets a mail.
    expect(counts).toEqual([2, 2, 4, 4, 6, 7, 7]);
    const mails = await mailsAbout(`${chanceId}/biddecisions`);
    expect(mails.at(-1)).toMatchObject({
      kind: 'bidDecisionOverdue',
      recipient: addressOf('holdingEditor', domain),
      parameters: { organization: 'TW Nord' },
    });
    const waits = mails.map(
      ({ parameters }) => (parameters as { items?: { waitingDays: number | null }[] }).items?.[0],
    );
    expect(waits.map((item) => item?.waitingDays)).toEqual([null, null, 1, 1, 2, 2, undefined]);
  });

  it('of a deadline come to the owner once for each step, and not in quiet hours', async () => {
    const chanceId = await aChance(tenant, {
      now: new Date('2027-03-01T09:00:00Z'),
      deadline: {
        publication: '2027-02-20',
        questions: '2027-03-20',
        outsideInformation: '2027-03-22',
        siteVisit: '2027-03-05',
        submission: '2027-03-30',
      },
      contract: { startDate: '2027-06-01', endDate: '2029-05-31' },
    });
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.chance.update({
        where: { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id: chanceId } },
        data: { submissionTime: '10:00', createdAt: new Date('2027-03-01T09:00:00Z') },
      }),
    );
    const about = async () =>
      (await mailsAbout(`/tender/${chanceId}`))
        .filter(({ kind }) => kind === 'deadlineAhead')
        .map(({ parameters }) => parameters);
    await remindAt(new Date('2027-03-23T08:59:00Z'));
    expect(await about()).toEqual([]);
    for (const minute of ['00', '15']) await remindAt(new Date(`2027-03-23T09:${minute}:00Z`));
    expect(await about()).toMatchObject(
      [{ deadline: 'submission', day: '23.03.2027', left: { unit: 'days', count: 7 } }].map((one) => ({
        ...one,
        day: '30.03.2027',
      })),
    );
    // Four hours before ten is six in the morning, when it is quiet; it comes at seven.
    await remindAt(new Date('2027-03-30T04:00:00Z'));
    expect(await about()).toHaveLength(1);
    await remindAt(new Date('2027-03-30T05:00:00Z'));
    expect(await about()).toHaveLength(2);
    expect((await about())[1]).toMatchObject({ left: { unit: 'hours', count: 3 }, clock: '10:00' });
  });
});
