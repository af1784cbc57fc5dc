import type { Bid } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import { judgeRules, type RuleToJudge } from '../../rules/evaluation/judge-rules.ts';
import { basisOf, type RuleBasis } from '../../rules/evaluation/rule-basis.ts';
import { type ChanceFigures, ruleFacts } from '../../rules/evaluation/rule-facts.ts';
import { type BidGroup, newBidGroup } from '../bid-group.reducer.ts';
import { type Participant, selectBidParticipants } from './select-participants.ts';

export type GroupByRules = {
  operationalOrganizationId: number;
  participants: Participant[];
  standingVote: Bid | null;
  group: BidGroup;
};

/** The new groups of organizations, as rules open them. Opening and preview share it. */
export function groupsByRules(
  { mainOrganizationId }: Pick<Actor, 'mainOrganizationId'>,
  operationalOrganizationIds: readonly number[],
  { rules, figures }: { rules: readonly RuleToJudge[]; figures: ChanceFigures },
): { groups: GroupByRules[]; ruleBasis: RuleBasis } {
  const { verdicts, findings } = judgeRules(rules, ruleFacts(figures));
  const groups = operationalOrganizationIds.map((operationalOrganizationId) => {
    const { participants, standingVote } = selectBidParticipants({
      operationalOrganizationId,
      mainOrganizationId,
      verdicts,
    });
    return { operationalOrganizationId, participants, standingVote, group: newBidGroup(participants, standingVote) };
  });
  return { groups, ruleBasis: basisOf(rules, { findings }) };
}
