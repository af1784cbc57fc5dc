import { enterActuals } from '../../features/actuals/enter-actuals.ts';
import { commitActualsImport } from '../../features/actuals/imports/commit-import.ts';
import { type Planning, planActualsImport } from '../../features/actuals/imports/plan-import.ts';
import { aWonContract, ofJanuary } from '../../features/actuals/testing/won-contract.ts';
import { aFile, csv } from '../imports.ts';
import { as, type ScenarioTenant } from '../scenario.ts';
import type { Situations } from './situations.ts';

const timeSheet = csv('Monat;Zeitart;Stunden;Lohnkosten', '01.2026;Tag;160;5000', '02.2026;Tag;150;4800');
const placeIn = ({ organizations }: ScenarioTenant, chanceId: string) => ({
  ...{ chanceId, operationalOrganizationId: organizations.nord.id },
});

/** Of one month that has actuals and one that has not, so that an undo restores and empties. */
async function aPlannedImport(tenant: ScenarioTenant): Promise<{ chanceId: string; id: string }> {
  const chanceId = await aWonContract(tenant);
  const fileId = await aFile(tenant, tenant.people.nordEditor, timeSheet);
  const inTransaction: Planning['inTransaction'] = (run) => as(tenant, tenant.people.nordEditor, run);
  await inTransaction((work) => enterActuals(work, ofJanuary(tenant, chanceId)));
  const { import: planned } = await planActualsImport({ inTransaction }, { ...placeIn(tenant, chanceId), fileId });
  return { chanceId, id: planned?.id ?? '' };
}

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
  'actuals.imports': async (tenant) => {
    const { chanceId, id } = await aPlannedImport(tenant);
    await as(tenant, tenant.people.nordEditor, (work) => commitActualsImport(work, { id, skipWrong: false }));
    return { who: 'nordEditor', input: placeIn(tenant, chanceId) };
  },
  'actuals.planImport': async (tenant) => ({
    who: 'nordEditor',
    input: {
      ...placeIn(tenant, await aWonContract(tenant)),
      fileId: await aFile(tenant, tenant.people.nordEditor, timeSheet),
    },
  }),
  'actuals.commitImport': async (tenant) => {
    const { id } = await aPlannedImport(tenant);
    return { who: 'nordEditor', input: { id } };
  },
  'actuals.undoImport': async (tenant) => {
    const { id } = await aPlannedImport(tenant);
    await as(tenant, tenant.people.nordEditor, (work) => commitActualsImport(work, { id, skipWrong: false }));
    return { who: 'nordEditor', input: { id } };
  },
  'actuals.remove': async (tenant) => {
    const { times: _, ...place } = ofJanuary(tenant, await aWonContract(tenant));
    await as(tenant, tenant.people.nordEditor, (work) => enterActuals(work, { ...place, times: _ }));
    return { who: 'nordEditor', input: { ...place, version: 1 } };
  },
};
