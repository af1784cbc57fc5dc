import { expect, test } from '@playwright/test';
import { clientOf } from './clients.ts';
import { chanceInputFor, postInput, worked } from './notice.ts';
import { ownName } from './people.ts';

test('a notice becomes a won Chance through the typed client', async () => {
  const owner = await clientOf('holdingManager');
  const deciders = [
    await clientOf('nordManager'),
    await clientOf('mitteManager'),
    await clientOf('suedManager'),
  ] as const;
  const [nord] = deciders;
  const { id } = await owner.api.chance.create.mutate({
    input: chanceInputFor(
      deciders.map(({ organizationId }) => organizationId),
      { customerName: ownName('Verkehrsbetriebe Lesum') },
    ),
  });

  const groups = await owner.api.bidDecisions.groupsOfChance.query({ chanceId: id });
  for (const decider of deciders) {
    const group = groups.find(({ operationalOrganizationId }) => operationalOrganizationId === decider.organizationId);
    const isNord = decider === nord;
    await decider.api.bidDecisions.submit.mutate({
      input: {
        bidDecisionGroupId: group?.id ?? '',
        decision: isNord ? 'Bid' : 'Nobid',
        comment: isNord ? null : 'Keine Kräfte frei',
      },
    });
  }
  expect((await owner.api.chance.byId.query({ id })).state).toBe('editing');

  const service = await nord.api.services.addPermanent.mutate({ chanceId: id, input: postInput(nord.organizationId) });
  expect(service.minutesTotal).toBe(worked.minutes);
  expect(service.totalCost).toBeCloseTo(worked.totalCost, 2);
  expect(service.revenue).toBeCloseTo(worked.revenue, 2);
  expect(service.pricing?.pricePerHour).toBeCloseTo(worked.pricePerHour, 2);

  const round = await owner.api.marginDecisions.requestOnChance.mutate({ chanceId: id });
  const groupId = round.groups[0]?.id ?? '';
  for (const voter of [nord, owner]) {
    await voter.api.marginDecisions.submit.mutate({
      marginDecisionGroupId: groupId,
      decision: 'Approve',
      comment: 'Passt',
    });
  }
  expect((await owner.api.chance.byId.query({ id })).state).toBe('readytosubmit');

  expect((await owner.api.chance.updateState.mutate({ chanceId: id })).state).toBe('submitted');
  const won = await owner.api.chance.updateState.mutate({ chanceId: id, won: true });
  expect(won).toMatchObject({ state: 'won', isOwner: true });
  expect(won.revenue).toBeCloseTo(worked.revenue, 2);
});
