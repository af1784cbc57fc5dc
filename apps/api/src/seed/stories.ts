import { submitBidDecision } from '../features/bid-decisions/decide.ts';
import { addParticipant } from '../features/bid-decisions/participants/participants.ts';
import { updateState } from '../features/chance/lifecycle/outcome.ts';
import { submitMarginDecision } from '../features/margin-decisions/decide.ts';
import { requestOnChance } from '../features/margin-decisions/requests/request-approval.ts';
import { addMobileService } from '../features/services/service/mobile.ts';
import { addPermanentService } from '../features/services/service/permanent.ts';
import type { OrganizationKey } from '../testing/people.ts';
import { stampDecision } from './backdate.ts';
import type { DemoChance, Ending } from './chances.ts';
import type { DemoCustomer } from './customers.ts';
import { lossOf } from './losses.ts';
import { patrolPlan, servicePlan } from './posts.ts';
import { enterProofs, tickProofs } from './proofs.ts';
import type { speaker } from './sentences.ts';
import { type Stage, voices } from './stage.ts';

type Story = {
  stage: Stage;
  say: ReturnType<typeof speaker>;
  chanceId: string;
  plan: DemoChance;
  customer: DemoCustomer;
  /** ids of the reasons for losses, by name */
  lossReasons: ReadonlyMap<string, string>;
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
    stage.moveTo(0.06 + 0.06 * index);
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
      stage.moveTo(0.14);
      await decide(story, id, 'holding', 'Nobid', say('doubt'));
      stage.moveTo(0.2);
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
  await stampDecision(stage, 'bid_decision', groupId);
}

async function playCalculation({ stage, plan, chanceId, customer }: Story): Promise<void> {
  stage.moveTo(0.3);
  await enterProofs(stage, chanceId, plan);
  if (plan.ending === 'calculatingEmpty') return;
  stage.moveTo(0.35);
  const bidders = await stage.db.chanceParticipation.findMany({
    where: { chanceId, isBidding: true },
    orderBy: { organizationId: 'asc' },
  });
  const calculating = plan.ending === 'calculatingPartly' ? bidders.slice(0, 1) : bidders;
  for (const [index, { organizationId }] of calculating.entries()) {
    const { editor } = voices[stage.organizationKey(organizationId)];
    const offer = (margin: number) => ({ ...customer, operationalOrganizationId: organizationId, margin });
    for (const post of plan.posts) {
      const margin = plan.ending === 'calculatingRejected' ? 0.035 : 0.05 + 0.01 * index + (plan.months % 7) / 100;
      const input = servicePlan(post, offer(margin), plan.isEquipped);
      await stage.act(editor, (work) => addPermanentService(work, { chanceId, input }));
    }
    if (plan.isEquipped) {
      const input = patrolPlan(offer(0.09));
      await stage.act(editor, (work) => addMobileService(work, { chanceId, input }));
    }
  }
  stage.moveTo(0.5);
  await tickProofs(stage, chanceId, plan, 2);
}

type MarginEnding = 'calculatingRejected' | 'marginsOpen' | 'marginsContested';

async function playMargins(story: Story): Promise<void> {
  const { stage, say, plan, chanceId } = story;
  stage.moveTo(0.6);
  await stage.act(plan.by, (work) => requestOnChance(work, chanceId));
  const groups = await stage.db.marginGroup.findMany({
    where: { chanceId },
    include: { participants: { orderBy: { position: 'asc' } } },
    orderBy: { operationalOrganizationId: 'asc' },
  });
  const isRejected = plan.ending === 'calculatingRejected';
  // One rejection sends the Chance back; the other rounds are withdrawn by it.
  for (const [turn, { id, participants }] of (isRejected ? groups.slice(0, 1) : groups).entries()) {
    const voters = plan.ending === 'marginsOpen' ? participants.slice(0, participants.length - 1) : participants;
    for (const [index, { organizationId }] of voters.entries()) {
      stage.moveTo(0.64 + 0.06 * turn + 0.03 * index);
      const isAgainst = isRejected || (plan.ending === ('marginsContested' satisfies MarginEnding) && index > 0);
      const decision = isAgainst ? 'Reject' : 'Approve';
      const comment = say(isAgainst ? 'reject' : 'approve');
      const { manager } = voices[stage.organizationKey(organizationId)];
      await stage.act(manager, (work) => submitMarginDecision(work, { marginDecisionGroupId: id, decision, comment }));
      await stampDecision(stage, 'margin_decision', id);
    }
  }
}

async function playOutcome({ stage, plan, chanceId, lossReasons }: Story): Promise<void> {
  stage.moveTo(0.9);
  await tickProofs(stage, chanceId, plan, Number.POSITIVE_INFINITY);
  stage.moveTo(0.95);
  const { revenue } = await stage.db.chance.findFirstOrThrow({ where: { id: chanceId }, select: { revenue: true } });
  await stage.act(plan.by, (work) => updateState(work, { chanceId, reasonForLoss: null, ...offerOf(plan, revenue) }));
  if (plan.ending === 'submitted') return;
  stage.moveTo(1.6);
  const answers =
    plan.ending === 'won'
      ? { won: true, reasonForLoss: null }
      : { won: false, ...lossOf(-plan.due, revenue, lossReasons) };
  await stage.act(plan.by, (work) => updateState(work, { chanceId, ...answers }));
}

/** Here and there people offer less than they calculated. */
function offerOf({ months }: DemoChance, revenue: number | null) {
  if (months !== 48 || revenue === null) return {};
  return {
    offeredRevenue: Math.floor((revenue * 0.985) / 1_000) * 1_000,
    offeredReason: 'Nachlass von 1,5 % für die lange Laufzeit, mit der Geschäftsführung abgestimmt.',
  };
}
