import type { ChangedActuals } from '@zuschlag/validation/actuals/actuals';
import { flatFields } from '@zuschlag/validation/edits/field-values';
import type { ScenarioTenant } from '../../../testing/scenario.ts';
import { aWonContract, ofJanuary } from './won-contract.ts';

type Call = (procedure: string, token: string, input: object) => Promise<{ body: { result?: { data: unknown } } }>;

/** Two people at the actuals of a month. @param session.token of a person who calculates for TW Nord */
export function actualMonthSituation({ tenant, call, token }: { tenant: ScenarioTenant; call: Call; token: string }) {
  return {
    open: async () => {
      const { version: _, times, ...target } = ofJanuary(tenant, await aWonContract(tenant));
      const { body } = await call('actuals.updateMonth', token, { ...target, times });
      const { version = 0, times: kept } = (body.result?.data ?? {}) as Partial<ChangedActuals>;
      return { token, target, version, fields: flatFields(kept ?? {}) };
    },
    theirs: { 'day.hours': 162, 'night.hours': 8 },
    elsewhere: { 'day.payCost': 5_100 },
    mine: { 'day.hours': 164, 'day.payCost': 5_200 },
    isWhole: true,
  };
}
