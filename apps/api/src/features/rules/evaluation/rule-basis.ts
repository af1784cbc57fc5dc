import type { RuleFinding } from '@zuschlag/validation/rules/rules';

/** The rules that a group or a round began with, by their ids, and their findings. */
export type RuleBasis = { ids: string[]; findings: RuleFinding[] };

/** @param rules the active rules of the tenant for the decision */
export function basisOf(rules: readonly { id: string }[], { findings }: Pick<RuleBasis, 'findings'>): RuleBasis {
  return { ids: idsOf(rules), findings };
}

/** The ids of rules, in an order of their own, so that equal sets are equal lists. */
export function idsOf(rules: readonly { id: string }[]): string[] {
  return rules.map(({ id }) => id).sort();
}

/** What is stored of a basis; a group from before there were rules has an empty basis. */
export function ruleBasisOf(stored: unknown): RuleBasis {
  return (stored as RuleBasis | null) ?? { ids: [], findings: [] };
}

/** The findings that an entry keeps; most entries have no finding. */
export function findingsOf(stored: unknown): RuleFinding[] {
  return (stored as RuleFinding[] | null) ?? [];
}

/** The names of the rules by which an organization wants to be asked. */
export function ruleNamesOf({ findings }: Pick<RuleBasis, 'findings'>, organizationId: number): string[] {
  return findings.filter((one) => one.organizationId === organizationId && one.holds).map(({ name }) => name);
}
