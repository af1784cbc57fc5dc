import type { UserActor } from '../../../actor.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import type { RulesOfChance } from '../../rules/active-rules.store.ts';
import { judgeRules } from '../../rules/evaluation/judge-rules.ts';
import { basisOf } from '../../rules/evaluation/rule-basis.ts';
import { ruleFacts } from '../../rules/evaluation/rule-facts.ts';
import type { GroupWithFigures } from '../approval-freshness.ts';
import { newRound } from '../round.reducer.ts';
import type { BegunRound } from '../rounds.store.ts';
import { selectApprovers } from './select-participants.ts';

/** The next round of a group: who is asked by the active rules, on which figures. Requests and their preview share it. */
export function beginRound(
  { mainOrganizationId }: UserActor,
  chance: StoredChance,
  { group, figures }: GroupWithFigures,
  { rules, figures: ofChance }: RulesOfChance,
): BegunRound {
  const { margin, totalCost, minutes, revenue, fingerprint } = figures;
  const { verdicts, findings } = judgeRules(rules, ruleFacts(ofChance, figures));
  const approvers = selectApprovers({
    operationalOrganizationId: group.operationalOrganizationId,
    chanceOrganizationId: chance.organizationId,
    mainOrganizationId,
    verdicts,
  });
  const subject = { margin, totalCost, minutes, revenue, fingerprint };
  return { group, begun: newRound(approvers), subject, ruleBasis: basisOf(rules, { findings }) };
}
