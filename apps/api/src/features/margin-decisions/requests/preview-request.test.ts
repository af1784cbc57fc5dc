import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import {
  aPricedService,
  decideBids,
  marginGroup,
  recalculated,
  requestMargins,
  saysOnMargin,
} from '../../../testing/decisions.ts';
import type { OrganizationKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { aRule } from '../../rules/testing/a-rule.ts';
import { previewRequest } from './preview-request.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const preview = (id: string) => as(tenant, tenant.people.holdingEditor, (work) => previewRequest(work, id));
const stateOf = async (id: string) =>
  (await as(tenant, tenant.people.holdingManager, (work) => requireChance(work, id))).state;

/** TW Nord offers with a margin of 5 %, TW Mitte with 20 %. */
async function twoBidders() {
  const id = await aQuickChance(tenant, { operatedBy: ['nord', 'mitte'] });
  await decideBids(tenant, id, { nord: 'Bid', mitte: 'Bid' });
  const nord = await aPricedService(tenant, id, 'nord', { revenue: 100_000, totalCost: 95_000 });
  const mitte = await aPricedService(tenant, id, 'mitte', { revenue: 100_000, totalCost: 80_000 });
  return { id, nord, mitte };
}

/** What the preview and a round say alike. */
const saidOf = <Said>({
  participantsOnDecisionGroup,
  ruleFindings,
  margin,
  totalCost,
  minutes,
  revenue,
}: {
  participantsOnDecisionGroup: Said;
  ruleFindings: unknown;
  margin: number | null;
  totalCost: number | null;
  minutes: number | null;
  revenue: number | null;
}) => ({ participantsOnDecisionGroup, ruleFindings, margin, totalCost, minutes, revenue });

async function expectAsPreviewed(id: string, of: readonly OrganizationKey[]) {
  const said = await preview(id);
  await requestMargins(tenant, id, 'holdingEditor');
  for (const key of of) {
    const group = await marginGroup(tenant, id, key, 'holdingManager');
    const one = said.groups.find(({ groupId }) => groupId === group.id);
    expect(one && saidOf(one)).toEqual(saidOf(group));
    expect(one?.effect).toBe(group.autoApproved ? 'automatic' : 'asked');
  }
  expect(said.isReadyAtOnce).toBe((await stateOf(id)) === 'readytosubmit');
}

describe('the preview of a request for approval', () => {
  it('names who the request then asks, by which rule and with which figure', async () => {
    await aRule(tenant, 'sued', 'MARGIN_DECISION', [['TOTAL_MARGIN', 'LESS_THAN', 8]], 'Unter 8 %');
    const { id } = await twoBidders();
    const { groups } = await preview(id);
    expect(
      groups.map(({ operationalOrganizationShortName, effect }) => [operationalOrganizationShortName, effect]),
    ).toEqual([
      ['TW Mitte', 'automatic'],
      ['TW Nord', 'asked'],
    ]);
    expect(groups[1]?.participantsOnDecisionGroup.at(-1)).toMatchObject({
      shortName: 'TW Süd',
      ruleNames: ['Unter 8 %'],
    });
    expect(groups[1]?.ruleFindings).toMatchObject([{ holds: true, reasons: [{ limit: 8, value: 5 }] }]);
    await expectAsPreviewed(id, ['nord', 'mitte']);
  });

  it('equals the request without rules, and when everything is approved automatically', async () => {
    const asked = await twoBidders();
    await expectAsPreviewed(asked.id, ['nord', 'mitte']);
    await aRule(tenant, 'holding', 'MARGIN_DECISION', [['TOTAL_MARGIN', 'LESS_THAN', 1]]);
    const automatic = await twoBidders();
    await expectAsPreviewed(automatic.id, ['nord', 'mitte']);
    expect(await stateOf(automatic.id)).toBe('readytosubmit');
  });

  it('says which approvals stay, and what became of the figures of the others', async () => {
    const { id, nord } = await twoBidders();
    await requestMargins(tenant, id, 'holdingEditor');
    const yes = { decision: 'Approve', comment: 'Passt.' } as const;
    for (const who of ['mitteManager', 'holdingManager'] as const) await saysOnMargin(tenant, id, 'mitte', who, yes);
    const no = { decision: 'Reject', comment: 'Zu wenig.' } as const;
    for (const who of ['nordManager', 'holdingManager'] as const) await saysOnMargin(tenant, id, 'nord', who, no);
    expect((await preview(id)).groups).toMatchObject([
      { effect: 'kept', denial: null, before: { margin: 0.2 }, margin: 0.2 },
      { effect: 'impossible', denial: { code: 'RECALCULATION_REQUIRED', names: ['TW Nord'] } },
    ]);
    await recalculated(tenant, nord, { revenue: 110_000, at: new Date(Date.now() + 60_000) });
    expect((await preview(id)).groups[1]).toMatchObject({
      effect: 'asked',
      before: { revenue: 100_000 },
      revenue: 110_000,
    });
  });

  it('changes nothing, and is empty outside of editing', async () => {
    const { id } = await twoBidders();
    const before = await marginGroup(tenant, id, 'nord', 'holdingManager');
    await preview(id);
    expect(await marginGroup(tenant, id, 'nord', 'holdingManager')).toEqual(before);
    await requestMargins(tenant, id, 'holdingEditor');
    expect(await preview(id)).toEqual({ chanceId: id, groups: [], isReadyAtOnce: false });
  });
});
