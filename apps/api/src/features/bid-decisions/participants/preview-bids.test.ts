import { testDatabase } from '@zuschlag/db/testing/database';
import { bidPreviewInput } from '@zuschlag/validation/bid-decisions/bid-preview';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aChance } from '../../../testing/chances.ts';
import { bidGroup } from '../../../testing/decisions.ts';
import type { OrganizationKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aRule } from '../../rules/testing/a-rule.ts';
import { addOrganization } from './chance-organizations.ts';
import { previewBids, previewBidsOnChance } from './preview-bids.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
  await aRule(tenant, 'sued', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 18]], 'Lange Verträge');
  await aRule(tenant, 'mitte', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 60]], 'Sehr lange Verträge');
});
afterAll(() => database.close());

const twoYears = { startDate: '2027-01-01', endDate: '2028-12-31' };
const idOf = (of: OrganizationKey) => tenant.organizations[of].id;
const previewOf = (of: readonly OrganizationKey[]) =>
  as(tenant, tenant.people.holdingEditor, (work) =>
    previewBids(work, bidPreviewInput.parse({ ...twoYears, operationalOrganizationIds: of.map(idOf) })),
  );

describe('the preview of bid decisions', () => {
  it('names who a new Chance then asks, by which rule and with which figure', async () => {
    const [nord, mitte] = await previewOf(['nord', 'mitte']);
    expect(nord).toMatchObject({ standingVote: null, isFinal: false });
    expect(nord?.participantsOnDecisionGroup).toMatchObject([
      { shortName: 'TW Nord', reason: 'operational', hasDecided: false },
      { shortName: 'TW Süd', reason: 'rule', ruleNames: ['Lange Verträge'] },
    ]);
    expect(mitte).toMatchObject({ standingVote: 'Bid', isFinal: false });
    const id = await aChance(tenant, { operatedBy: ['nord', 'mitte'], contract: twoYears });
    for (const [key, said] of [
      ['nord', nord],
      ['mitte', mitte],
    ] as const) {
      const group = await bidGroup(tenant, id, key, 'holdingManager');
      expect(said?.participantsOnDecisionGroup).toEqual(group.participantsOnDecisionGroup);
      expect(said?.ruleFindings).toEqual(group.ruleFindings);
      expect(said).toMatchObject({ isFinal: group.isFinal, standingVote: group.currentDecision });
    }
  });

  it('says of an organization that is added later what adding it does', async () => {
    const id = await aChance(tenant, { operatedBy: ['nord'], contract: twoYears });
    const [said] = await as(tenant, tenant.people.holdingEditor, (work) =>
      previewBidsOnChance(work, { chanceId: id, operationalOrganizationIds: [idOf('sued')] }),
    );
    await as(tenant, tenant.people.holdingEditor, (work) =>
      addOrganization(work, { chanceId: id, organizationId: idOf('sued') }),
    );
    const group = await bidGroup(tenant, id, 'sued', 'holdingManager');
    expect(said?.participantsOnDecisionGroup).toEqual(group.participantsOnDecisionGroup);
    expect(said?.ruleFindings).toEqual(group.ruleFindings);
  });

  it('is for those who may create a Chance, about organizations that staff services', async () => {
    const ask = (who: 'holdingEditor' | 'nordViewer', of: OrganizationKey) =>
      as(tenant, tenant.people[who], (work) =>
        previewBids(work, bidPreviewInput.parse({ ...twoYears, operationalOrganizationIds: [idOf(of)] })),
      );
    await expect(ask('nordViewer', 'nord')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(ask('holdingEditor', 'holding')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
