import type { LossReasonList } from '@zuschlag/validation/organizations/loss-reasons';
import type { ScenarioTenant } from '../../../testing/scenario.ts';

type Call = (procedure: string, token: string, input: object) => Promise<{ body: { result?: { data: unknown } } }>;

/** Two Managers at one reason why Chances are lost. */
export function lossReasonSituation({ tenant, call, token }: { tenant: ScenarioTenant; call: Call; token: string }) {
  return {
    open: async () => {
      const name = `Grund ${crypto.randomUUID().slice(0, 8)}`;
      const input = { organizationId: tenant.mainOrganizationId, names: [name] };
      const { body } = await call('organizations.lossReasons.add', token, input);
      const lists = (body.result?.data ?? []) as LossReasonList[];
      const { id: lossReasonId = '', version = 0 } = lists[0]?.reasons.find((reason) => reason.name === name) ?? {};
      return { token, target: { lossReasonId }, version, fields: { name } };
    },
    theirs: { name: 'Preis' },
    mine: { name: 'Preis war zu hoch' },
  };
}
