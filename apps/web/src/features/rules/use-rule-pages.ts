import { useLingui } from '@lingui/react/macro';
import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import { pathTo } from '../../app/navigation/path-to.ts';

/** The words and addresses of the two pages of rules. */
export function useRulePages(decisionType: RuleDecisionType) {
  const { t } = useLingui();
  return decisionType === 'BID_DECISION'
    ? {
        title: t`Bid-Regeln`,
        description: t`Wann eine Gesellschaft über die Teilnahme gefragt werden will. Trifft keine eigene Regel zu, bietet sie automatisch mit.`,
        list: pathTo({ to: '/settings/bidrules' }),
        newRule: pathTo({ to: '/settings/bidrules/newrule' }),
      }
    : {
        title: t`Margenregeln`,
        description: t`Wann eine Gesellschaft über eine Marge gefragt werden will. Trifft keine der Regeln zu, wird die Marge automatisch freigegeben. Ohne aktive Regel werden die beteiligten Gesellschaften immer gefragt.`,
        list: pathTo({ to: '/settings/marginrules' }),
        newRule: pathTo({ to: '/settings/marginrules/newrule' }),
      };
}
