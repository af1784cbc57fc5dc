import type { RuleFinding, RuleGroup } from '@zuschlag/validation/rules/rules';
import { evaluateRule, type RuleFacts } from './evaluate-rule.ts';

/** A rule as evaluation sees it. */
export type RuleToJudge = { id: string; organizationId: number; name: string; rootGroup: RuleGroup };

/** The result of the active rules of an organization for a group: whether at least one of them requires its decision. */
export type RuleVerdict = { organizationId: number; wantsToBeAsked: boolean };

/** What the rules of a tenant say about a group: by organization, and rule by rule. */
export type Judgement = { verdicts: RuleVerdict[]; findings: RuleFinding[] };

/** Judges a group by rules, in their order. An organization wants to be asked when one of its rules holds. */
export function judgeRules(rules: readonly RuleToJudge[], facts: RuleFacts): Judgement {
  const findings = rules.map(({ id, name, organizationId, rootGroup }) => ({
    ruleId: id,
    name,
    organizationId,
    ...evaluateRule(rootGroup, facts),
  }));
  const verdicts = [...new Set(findings.map(({ organizationId }) => organizationId))].map((organizationId) => ({
    organizationId,
    wantsToBeAsked: findings.some((finding) => finding.organizationId === organizationId && finding.holds),
  }));
  return { verdicts, findings };
}
