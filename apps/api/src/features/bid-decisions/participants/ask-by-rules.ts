import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { DomainEvent } from '../../../events/events.ts';
import { involve } from '../../chance/participation/participation.ts';
import { idsOfActiveRules, rulesForChance, rulesOfBasis } from '../../rules/active-rules.ts';
import { judgeRules, type RuleToJudge, type RuleVerdict } from '../../rules/evaluation/judge-rules.ts';
import { type ChanceFigures, ruleFacts } from '../../rules/evaluation/rule-facts.ts';
import { bidGroupsOf, markChangedRules, type StoredBidGroup, storeRuleBasis } from '../bid-decisions.store.ts';
import { type BidGroup, withoutStandingVote, withParticipant } from '../bid-group.reducer.ts';
import { saveBidGroup } from '../save-bid-group.ts';
import { selectByRule } from './select-participants.ts';

/**
 * After a change of what rules are judged by, asks the organizations that want to be asked now, by the rules that each
 * open group began with. An organization that was asked stays; an automatic vote lapses when a rule of its own
 * organization has become true.
 */
export async function askByRules(
  work: UnitOfWork<Actor>,
  { chanceId }: Extract<DomainEvent, { kind: 'biddingConditionsChanged' }>,
): Promise<void> {
  const open = (await bidGroupsOf(work, [chanceId])).filter(({ isFinal }) => !isFinal);
  const ids = [...new Set(open.flatMap(({ ruleBasis }) => ruleBasis.ids))];
  if (ids.length === 0) return;
  const rules = await rulesOfBasis(work, { ids });
  const { figures } = await rulesForChance(work, chanceId, 'BID_DECISION');
  const judged = open.map((group) => judge(group, rules, figures));
  storeRuleBasis(
    work,
    judged.map(({ group, findings }) => ({ id: group.id, ruleBasis: { ...group.ruleBasis, findings } })),
  );
  for (const { group, verdicts } of judged) {
    const after = askedAfter(group, verdicts, work.actor.mainOrganizationId);
    if (after === group) continue;
    const added = after.participants.slice(group.participants.length).map(({ organizationId }) => organizationId);
    involve(work, chanceId, added, { isInvolved: true });
    await saveBidGroup(work, group, after, 'askByRule');
  }
}

/** Marks the groups that run on other rules than those that are active now; they keep theirs. */
export async function noteChangedBidRules(
  work: UnitOfWork<Actor>,
  { decisionType }: Extract<DomainEvent, { kind: 'rulesChanged' }>,
): Promise<void> {
  if (decisionType !== 'BID_DECISION') return;
  markChangedRules(work, await idsOfActiveRules(work, decisionType));
}

function judge(group: StoredBidGroup, rules: readonly RuleToJudge[], figures: ChanceFigures) {
  const own = rules.filter(({ id }) => group.ruleBasis.ids.includes(id));
  return { group, ...judgeRules(own, ruleFacts(figures)) };
}

/** @returns the same group when no other organization is asked */
function askedAfter(group: StoredBidGroup, verdicts: readonly RuleVerdict[], mainOrganizationId: number): BidGroup {
  const { operationalOrganizationId, participants, ruleBasis } = group;
  const asked = participants.map(({ organizationId }) => organizationId);
  const added = selectByRule({ operationalOrganizationId, mainOrganizationId, verdicts }, asked);
  const all = added.reduce<BidGroup>(withParticipant, group);
  const own = (one: { organizationId: number }) => one.organizationId === operationalOrganizationId;
  const hadStandingVote = ruleBasis.findings.some(own) && !ruleBasis.findings.some((one) => own(one) && one.holds);
  const isStanding = hadStandingVote && group.flips === 0 && participants[0]?.hasAgreed === true;
  const wantsNow = verdicts.some((verdict) => own(verdict) && verdict.wantsToBeAsked);
  return isStanding && wantsNow ? withoutStandingVote(all) : all;
}
