import { enterActuals } from '../../features/actuals/enter-actuals.ts';
import { aWonContract, ofJanuary } from '../../features/actuals/testing/won-contract.ts';
import { as } from '../scenario.ts';
import type { Situations } from './situations.ts';

/** The calls on actuals want a Chance that is won. */
export const actualSituations: Situations = {
  'actuals.ofChance': async (tenant) => ({ who: 'holdingManager', input: { chanceId: await aWonContract(tenant) } }),
  'actuals.marks': async (tenant) => {
    const chanceId = await aWonContract(tenant);
    await as(tenant, tenant.people.nordEditor, (work) => enterActuals(work, ofJanuary(tenant, chanceId)));
    return { who: 'holdingManager', input: { chanceId } };
  },
  'actuals.updateMonth': async (tenant) => ({
    who: 'nordEditor',
    input: ofJanuary(tenant, await aWonContract(tenant)),
  }),
  'actuals.remove': async (tenant) => {
    const { times: _, ...place } = ofJanuary(tenant, await aWonContract(tenant));
    await as(tenant, tenant.people.nordEditor, (work) => enterActuals(work, { ...place, times: _ }));
    return { who: 'nordEditor', input: { ...place, version: 1 } };
  },
};
