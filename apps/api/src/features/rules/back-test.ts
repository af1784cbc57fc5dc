import { limits } from '@zuschlag/validation/limits';
import type { BackTest, BackTestResult } from '@zuschlag/validation/rules/rules';
import type { UnitOfWork } from '../../context.ts';
import type { LatestChance } from '../chance/list/latest-chances.store.ts';
import { latestChances } from '../chance/list/latest-chances.ts';
import { offersOfChances } from '../services/pricing/offers.ts';
import { evaluateRule } from './evaluation/evaluate-rule.ts';
import { ruleFacts } from './evaluation/rule-facts.ts';
import { withIds } from './rules.ts';

/**
 * Tries a rule on the latest Chances that the caller sees, by the figures that they have now: a bid rule on every
 * operational organization, a margin rule on what each bidder offers.
 */
export async function backTest(work: UnitOfWork, { decisionType, rootGroup }: BackTest): Promise<BackTestResult> {
  const isMargin = decisionType === 'MARGIN_DECISION';
  const tree = withIds(rootGroup);
  const chances = await latestChances(work, { count: limits.backTestedChances, isCalculated: isMargin });
  const offers = await offersOfChances(
    work,
    chances.map(({ id }) => id),
  );
  const tried = chances.map((chance) => ({
    chance,
    groups: organizationsIn(chance, isMargin).flatMap(({ id: organizationId, shortName: organization }) => {
      const offer = isMargin ? offers(chance.id, organizationId) : undefined;
      if (isMargin && !offer) return [];
      const { holds, reasons } = evaluateRule(tree, ruleFacts(chance, offer));
      return holds ? [{ organizationId, organization, reasons }] : [];
    }),
  }));
  const asked = tried.filter(({ groups }) => groups.length > 0);
  return {
    tried: chances.length,
    asked: asked.length,
    chances: asked.map(({ chance: { id, name, shortNumber, state, submission }, groups }) => {
      return { chanceId: id, name, shortNumber, chanceState: state, submission, groups };
    }),
  };
}

function organizationsIn({ organizations }: LatestChance, isMargin: boolean) {
  return organizations.filter(({ isBidding }) => isBidding || !isMargin);
}
