import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  type MakeThings,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { startExport } from '../exports.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** an export of the manager of the main organization */
    exportId: string;
  }
}

export const things: MakeThings<'exportId'> = async (tenant) => ({
  exportId: await as(tenant, tenant.people.holdingManager, async (work) => {
    // So that the limit of unfinished exports stops no call of the matrix.
    await work.db.dataExport.updateMany({ data: { state: 'cancelled' } });
    return (await startExport(work, { kind: 'chances', format: 'csv' })).id;
  }),
});

export const verdicts: Verdicts = {
  'exports.list': without(),
  'exports.byId': hidden(({ exportId }) => ({ id: exportId })),
  'exports.start': {
    ...without(() => ({ kind: 'chances', format: 'xlsx' })),
    // The job reads as its person does: what the person may not see is not in the file.
    whole: ({ organizationId, userId, chanceId }) => ({
      kind: 'chances',
      format: 'xlsx',
      chances: { filters: { operationalOrgs: [organizationId], chanceAdmins: [userId] }, ids: [chanceId] },
      chanceHistory: { chanceId, userId },
      houseTrail: { organizationId, userId },
      contractYears: { chanceId, operationalOrganizationId: organizationId },
    }),
    mixed: {
      'chances.filters.operationalOrgs[]': findsNothing,
      'chances.filters.chanceAdmins[]': findsNothing,
      'chances.ids[]': findsNothing,
      // Only the question of the kind is read; `write-export.test.ts` asks for a history.
      'chanceHistory.chanceId': findsNothing,
      'chanceHistory.userId': findsNothing,
      'houseTrail.organizationId': findsNothing,
      'houseTrail.userId': findsNothing,
      'contractYears.chanceId': findsNothing,
      'contractYears.operationalOrganizationId': findsNothing,
    },
  },
  'exports.exportMyData': without(),
  'exports.exportTenant': { foreign: 'answers without it', unrelated: 'NOT_PERMITTED' },
  'exports.exportTariffStepLetters': {
    ...{ input: ({ tariffStepId: id }) => ({ id }), foreign: 'NOT_FOUND', unrelated: 'NOT_FOUND' },
    business: 'configAdmin',
  },
  'exports.cancel': hidden(({ exportId }) => ({ id: exportId })),
};

/** The rights each procedure asks for. */
export const rights: AskedRights = { 'exports.exportTenant': ['tenantData: EXPORT_TENANT'] };

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'exports.list': 1,
  'exports.byId': 1,
  'exports.start': 6,
  'exports.exportMyData': 6,
  'exports.exportTenant': 8,
  'exports.exportTariffStepLetters': 11,
  'exports.cancel': 8,
};
