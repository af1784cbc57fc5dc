import { aFile } from '../../../testing/imports.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, type ScenarioTenant } from '../../../testing/scenario.ts';
import { readActuals } from '../actuals.ts';
import { commitActualsImport, undoActualsImport } from '../imports/commit-import.ts';
import { listActualsImports, type Planning, planActualsImport } from '../imports/plan-import.ts';

type File = Parameters<typeof aFile>[2];
type Months = Awaited<ReturnType<ReturnType<typeof importCalls>['monthsOf']>>;

/** The calls on imports into the actuals of TW Nord. @param tenantOf the tenant, which is made after this is called */
export function importCalls(tenantOf: () => ScenarioTenant) {
  const by = (person: PersonKey) => tenantOf().people[person];
  const place = (chanceId: string) => ({ chanceId, operationalOrganizationId: tenantOf().organizations.nord.id });
  async function plan(chanceId: string, file: File, person: PersonKey = 'nordEditor') {
    const inTransaction: Planning['inTransaction'] = (run) => as(tenantOf(), by(person), run);
    const fileId = await aFile(tenantOf(), by(person), file);
    return planActualsImport({ inTransaction }, { ...place(chanceId), fileId });
  }
  return {
    ...{ place, plan },
    planned: async (chanceId: string, file: File) => {
      const { import: one, problem } = await plan(chanceId, file);
      if (!one) throw new Error(`the file was refused: ${problem?.code}`);
      return one;
    },
    commit: (id: string, skipWrong = false, person: PersonKey = 'nordEditor') =>
      as(tenantOf(), by(person), (work) => commitActualsImport(work, { id, skipWrong })),
    undo: (id: string, person: PersonKey = 'nordEditor') =>
      as(tenantOf(), by(person), (work) => undoActualsImport(work, id)),
    list: (chanceId: string) => as(tenantOf(), by('nordEditor'), (work) => listActualsImports(work, place(chanceId))),
    monthsOf: async (chanceId: string) => {
      const { organizations } = await as(tenantOf(), by('nordEditor'), (work) => readActuals(work, chanceId));
      const nord = organizations.find((one) => one.operationalOrganizationId === tenantOf().organizations.nord.id);
      return (nord?.months ?? []).filter(({ actual }) => actual !== null);
    },
  };
}

export const dayOf = (month: Months[number] | undefined) =>
  month?.times.find(({ kindOfTime }) => kindOfTime === 'day')?.actual;
