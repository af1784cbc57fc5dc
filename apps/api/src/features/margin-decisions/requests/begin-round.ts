import type { UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import type { RulesOfChance } from '../../rules/active-rules.store.ts';
import { rulesForChance } from '../../rules/active-rules.ts';
import type { RuleToJudge } from '../../rules/evaluation/judge-rules.ts';
import { judgeRules } from '../../rules/evaluation/judge-rules.ts';
import { basisOf } from '../../rules/evaluation/rule-basis.ts';
import { ruleFacts } from '../../rules/evaluation/rule-facts.ts';
import { type GroupWithFigures, isFresh } from '../approval-freshness.ts';
import { termsOf } from '../changes/offer-changes.ts';
import { changesSince } from '../load-margin-groups.ts';
import { newRound } from '../round.reducer.ts';
import type { BegunRound } from '../rounds.store.ts';
import { selectApprovers } from './select-participants.ts';

/** The groups that a request on the whole Chance asks again: those whose approval is missing or no longer fits. */
export function neededIn(compared: readonly GroupWithFigures[]): GroupWithFigures[] {
  return compared.filter((group) => !isFresh(group));
}

/** The rounds that a request starts, by the rules that are active now. Requests and their preview share it. */
export async function roundsFor(
  work: UnitOfWork,
  chance: StoredChance,
  needed: readonly GroupWithFigures[],
): Promise<{ rounds: BegunRound[]; rules: RuleToJudge[] }> {
  const ofChance = await rulesForChance(work, chance.id, 'MARGIN_DECISION');
  return { rounds: needed.map((group) => beginRound(work.actor, chance, group, ofChance)), rules: ofChance.rules };
}

/** The next round of a group: who is asked by the active rules, on which figures. */
function beginRound(
  { mainOrganizationId }: UserActor,
  chance: StoredChance,
  offered: GroupWithFigures,
  { rules, figures: ofChance }: RulesOfChance,
): BegunRound {
  const { group, figures, terms } = offered;
  const { margin, totalCost, minutes, revenue, fingerprint, afterOverheads } = figures;
  const { verdicts, findings } = judgeRules(rules, ruleFacts(ofChance, figures));
  const approvers = selectApprovers({
    operationalOrganizationId: group.operationalOrganizationId,
    chanceOrganizationId: chance.organizationId,
    mainOrganizationId,
    verdicts,
  });
  const netProfit = afterOverheads?.profit ?? null;
  const subject = { margin, totalCost, minutes, revenue, netProfit, fingerprint };
  return {
    ...{ group, begun: newRound(approvers), subject, ruleBasis: basisOf(rules, { findings }) },
    offer: { services: figures.services, terms: termsOf(terms) },
    changes: changesSince(offered),
  };
}
