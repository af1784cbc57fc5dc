import { anApiToken } from '@zuschlag/api/testing/api-tokens';
import { aChance } from '@zuschlag/api/testing/chances';
import { as, systemOf } from '@zuschlag/api/testing/scenario';
import { connect } from '@zuschlag/sdk/connect';
import type { Procedures } from '@zuschlag/sdk/wire.gen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from './office.ts';

const office = await anOffice();
const { tenant, way, database } = office;
let api: Procedures;
let chanceId: string;
beforeAll(async () => {
  const { secret: token } = await anApiToken(database, tenant.people.nordManager, 'Angebote');
  api = connect({ url: office.url, token }).api;
  chanceId = await aChance(tenant, { operatedBy: ['nord'] });
});
afterAll(office.close);

/** The server does what is asked, and the first answer gets lost. @returns how often the call was sent */
async function withFirstAnswerLost(procedure: string, call: () => Promise<unknown>): Promise<number> {
  let sent = 0;
  way.lostAnswers = [procedure];
  way.before = {
    [procedure]: async () => {
      sent += 1;
      if (sent > 1) way.lostAnswers = [];
    },
  };
  await call();
  Object.assign(way, { before: {}, lostAnswers: [] });
  return sent;
}
describe('a change whose answer was lost', () => {
  it('answers a bid once', async () => {
    const groups = await as(tenant, systemOf(tenant), ({ db }) => db.bidGroup.findMany({ where: { chanceId } }));
    const groupId = groups[0]?.id ?? '';
    const input = { bidDecisionGroupId: groupId, action: 'Approve' as const, decision: 'Bid' as const, comment: 'Ja' };
    expect(await withFirstAnswerLost('bidDecisions.submit', () => api.bidDecisions.submit.mutate({ input }))).toBe(2);
    const said = await as(tenant, systemOf(tenant), ({ db }) => db.bidDecision.findMany({ where: { groupId } }));
    expect(said).toHaveLength(1);
  });

  it('puts a proof on the list once', async () => {
    const labels = ['Unbedenklichkeit'];
    const add = () => api.chance.addProofs.mutate({ chanceId, labels });
    expect(await withFirstAnswerLost('chance.addProofs', add)).toBe(2);
    const { proofs } = await api.chance.proofs.query({ chanceId });
    expect(proofs.map(({ label }) => label)).toEqual(labels);
  });

  it('makes one copy of a Chance', async () => {
    const days = { submission: '2027-05-03', startDate: '2027-09-01', endDate: '2028-08-31' };
    const copy = () => api.chance.copy.mutate({ chanceId, name: 'Einmal kopiert', ...days });
    expect(await withFirstAnswerLost('chance.copy', copy)).toBe(2);
    const made = await as(tenant, systemOf(tenant), ({ db }) =>
      db.chance.findMany({ where: { name: 'Einmal kopiert' } }),
    );
    expect(made).toHaveLength(1);
  });
});
