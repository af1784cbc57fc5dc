import type { Rule } from '@zuschlag/validation/rules/rules';
import type { ScenarioTenant } from '../../../testing/scenario.ts';

type Call = (procedure: string, token: string, input: object) => Promise<{ body: { result?: { data: unknown } } }>;

/** Two Managers at one rule. @param session.token of a Manager of the main organization */
export function ruleSituation({ tenant, call, token }: { tenant: ScenarioTenant; call: Call; token: string }) {
  return {
    open: async () => {
      const conditions = [{ computationType: 'TOTAL_MARGIN', operator: 'LESS_THAN', value: 8 }];
      const fields = { name: 'Dünne Marge', description: 'Unter der Grenze', active: false };
      const { body } = await call('rules.create', token, {
        ...{ organizationId: tenant.mainOrganizationId, decisionType: 'MARGIN_DECISION', ...fields },
        rootGroup: { operator: 'AND', conditions },
      });
      const { id: ruleId = '', version = 0 } = (body.result?.data ?? {}) as Partial<Rule>;
      return { token, target: { ruleId }, version, fields };
    },
    theirs: { name: 'Marge unter der Grenze' },
    elsewhere: { description: 'Ab 8 % fragt niemand' },
    mine: { name: 'Marge zu dünn' },
  };
}
