import type { PriceForm } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { aChance } from '../../../testing/chances.ts';
import type { ScenarioTenant } from '../../../testing/scenario.ts';

type Call = (procedure: string, token: string, input: object) => Promise<{ body: { result?: { data: unknown } } }>;

/** Two people at one template of a customer's price sheet. */
export function priceFormSituation({ tenant, call, token }: { tenant: ScenarioTenant; call: Call; token: string }) {
  return {
    open: async () => {
      const cells = [{ sheet: 'Preise', cell: 'C4', figure: 'total', label: 'Gesamtpreis' }];
      const input = { name: 'Preisblatt Stadt', cells };
      const { body } = await call('handouts.addPriceForm', token, { chanceId: await aChance(tenant), input });
      const { id: priceFormId = '', version = 0, name = '' } = (body.result?.data ?? {}) as Partial<PriceForm>;
      return { token, target: { priceFormId }, version, fields: { name } };
    },
    theirs: { name: 'Preisblatt der Stadt' },
    mine: { name: 'Preisblatt Los 1' },
  };
}
