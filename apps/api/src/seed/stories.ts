import { submitBidDecision } from '../features/bid-decisions/decide.ts';
import { addParticipant } from '../features/bid-decisions/participants.ts';
import { updateState } from '../features/chance/lifecycle/outcome.ts';
import { submitMarginDecision } from '../features/margin-decisions/decide.ts';
import { requestOnChance } from '../features/margin-decisions/request-approval.ts';
import { addPermanentService } from '../features/services/service/permanent.ts';
import type { OrganizationKey } from '../testing/people.ts';
import type { DemoChance, Ending } from './chances.ts';
import type { DemoCustomer } from './customers.ts';
import { servicePlan } from './posts.ts';
import type { speaker } from './sentences.ts';
import { type Stage, voices } from './stage.ts';

type Story = {
  stage: Stage;
  say: ReturnType<typeof speaker>;
  chanceId: string;
  plan: DemoChance;
  customer: DemoCustomer;
};

/** Plays the story of a Chance from its creation up to its ending. */
export async function play(story: Story): Promise<void> {
  const { ending } = story.plan;
  const steps: { until: readonly Ending[]; step: (story: Story) => Promise<void> }[] = [
    { until: ['bidsOpen', 'bidsPartly', 'bidsContested', 'declined'], step: playBids },
    { until: ['calculatingEmpty', 'calculatingPartly', 'calculatingDone'], step: playCalculation },
    { until: ['calculatingRejected', 'marginsOpen', 'marginsContested', 'ready'], step: playMargins },
    { until: ['submitted', 'won', 'lost'], step: playOutcome },
  ];
  for (const { until, step } of steps) {
    await step(story);
    if (until.includes(ending)) return;
  }
}

async function playBids(story: Story): Promise<void> {
  const { stage, say, plan, chanceId } = story;
  if (plan.ending === 'bidsOpen') return;
  const groups = await stage.db.bidGroup.findMany({
    where: { chanceId },
    orderBy: { operationalOrganizationId: 'asc' },
  });
  for (const [index, { id, operationalOrganizationId }] of groups.entries()) {
    if (plan.ending === 'bidsPartly' && index > 0) return;
    const key = stage.organizationKey(operationalOrganizationId);
    // Of three, the last one stays away: most Chances are not for everybody.
    const isDeclined = plan.ending === 'declined' || index === 2;
    if (plan.ending === 'bidsContested') {
      await stage.act('holdingManager', (work) =>
        addParticipant(work, { groupId: id, organizationId: stage.mainOrganizationId }),
      );
    }
    await decide(story, id, key, isDeclined ? 'Nobid' : 'Bid', say(isDeclined ? 'nobid' : 'bid'));
    if (plan.ending === 'bidsContested') {
      await decide(story, id, 'holding', 'Nobid', say('doubt'));
      await decide(story, id, key, 'Bid', say('insist'));
    }
  }
}

async function decide(
  { stage }: Story,
  groupId: string,
  by: OrganizationKey,
  decision: 'Bid' | 'Nobid',
  comment: string,
) {
  const input = { bidDecisionGroupId: groupId, action: null, decision, comment };
  await stage.act(voices[by].manager, (work) => submitBidDecision(work, { input }));
}

async function playCalculation({ stage, plan, chanceId, customer }: Story): Promise<void> {
  if (plan.ending === 'calculatingEmpty') return;
  const bidders = await stage.db.chanceParticipation.findMany({
    where: { chanceId, isBidding: true },
    orderBy: { organizationId: 'asc' },
  });
  const calculating = plan.ending === 'calculatingPartly' ? bidders.slice(0, 1) : bidders;
  for (const [index, { organizationId }] of calculating.entries()) {
    const { editor } = voices[stage.organizationKey(organizationId)];
    for (const post of plan.posts) {
      const margin = plan.ending === 'calculatingRejected' ? 0.035 : 0.05 + 0.01 * index + (plan.months % 7) / 100;
      const input = servicePlan(post, { ...customer, operationalOrganizationId: organizationId, margin });
      await stage.act(editor, (work) => addPermanentService(work, { chanceId, input }));
    }
  }
}

type MarginEnding = 'calculatingRejected' | 'marginsOpen' | 'marginsContested';

async function playMargins(story: Story): Promise<void> {
  const { stage, say, plan, chanceId } = story;
  await stage.act(plan.by, (work) => requestOnChance(work, chanceId));
  const groups = await stage.db.marginGroup.findMany({
    where: { chanceId },
    include: { participants: { orderBy: { position: 'asc' } } },
    orderBy: { operationalOrganizationId: 'asc' },
  });
  const isRejected = plan.ending === 'calculatingRejected';
  // One rejection sends the Chance back; the other rounds are withdrawn by it.
  for (const { id, participants } of isRejected ? groups.slice(0, 1) : groups) {
    const voters = plan.ending === 'marginsOpen' ? participants.slice(0, participants.length - 1) : participants;
    for (const [index, { organizationId }] of voters.entries()) {
      const isAgainst = isRejected || (plan.ending === ('marginsContested' satisfies MarginEnding) && index > 0);
      const decision = isAgainst ? 'Reject' : 'Approve';
      const comment = say(isAgainst ? 'reject' : 'approve');
      const { manager } = voices[stage.organizationKey(organizationId)];
      await stage.act(manager, (work) => submitMarginDecision(work, { marginDecisionGroupId: id, decision, comment }));
    }
  }
}

async function playOutcome({ stage, say, plan, chanceId }: Story): Promise<void> {
  await stage.act(plan.by, (work) => updateState(work, { chanceId, reasonForLoss: null }));
  if (plan.ending === 'submitted') return;
  const won = plan.ending === 'won';
  await stage.act(plan.by, (work) => updateState(work, { chanceId, won, reasonForLoss: won ? null : say('loss') }));
}
