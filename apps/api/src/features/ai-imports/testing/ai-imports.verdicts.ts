import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  type ExpectedVerdict,
  hidden,
  type Input,
  type MakeThings,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { aFileOf } from '../../documents/testing/documents.ts';
import { anImport } from './ai-imports.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** an import of the manager of Nord that ended well */
    aiImportId: string;
    /** two PDF files that the manager of Nord sent */
    importUploadIds: string[];
  }
}

export const things: MakeThings<'aiImportId' | 'importUploadIds'> = async (tenant, { chanceId }) => {
  const { nordManager } = tenant.people;
  const { id } = await anImport(tenant, { publication: ['Angebotsfrist: 12.03.2027, 10:00 Uhr'] });
  await endWell(tenant, id);
  await knowAgain(tenant, id, chanceId);
  return {
    aiImportId: id,
    importUploadIds: [await aFileOf(tenant, nordManager), await aFileOf(tenant, nordManager)],
  };
};

/** What the pieces of work do, without reading. */
function endWell(tenant: ScenarioTenant, id: string) {
  const { mainOrganizationId } = tenant;
  return as(tenant, systemOf(tenant), async ({ db }) => {
    const data = { status: 'SUCCESS', step: 9, percent: 100, finishedAt: new Date() };
    await db.aiImport.updateMany({ where: { mainOrganizationId, id }, data });
  });
}

/** The import is a notice of the Chance that came before. */
function knowAgain(tenant: ScenarioTenant, id: string, changedChanceId: string) {
  const { mainOrganizationId } = tenant;
  const { organizationId, userId: createdById } = tenant.people.nordManager;
  return as(tenant, systemOf(tenant), async ({ db }) => {
    const noticeNumbers = [`procedure ${id}`];
    await db.aiImport.updateMany({ where: { mainOrganizationId, id }, data: { noticeNumbers } });
    const earlier = {
      mainOrganizationId,
      organizationId,
      createdById,
      status: 'SUCCESS',
      changedChanceId,
      noticeNumbers,
    };
    await db.aiImport.create({ data: earlier, select: { id: true } });
  });
}

/** Imports are visible inside of their organization only. */
const ofNord = (input: Input): ExpectedVerdict => ({ ...hidden(input), business: 'nordManager' });
const byId: Input = ({ aiImportId }) => ({ aiImportId });

export const verdicts: Verdicts = {
  'aiImports.start': {
    input: ({ importUploadIds }) => ({ documents: importUploadIds, publications: [0], serviceDescription: [1] }),
    ...{ foreign: 'INVALID_INPUT', unrelated: 'INVALID_INPUT', business: 'nordManager' },
  },
  'aiImports.status': ofNord(byId),
  'aiImports.get': ofNord(byId),
  'aiImports.list': without(() => ({})),
  'aiImports.chances': without(() => ({})),
  'aiImports.changedNotices': ofNord(byId),
  'aiImports.takeOverNotice': {
    ...hidden(({ aiImportId, chanceId }) => ({ aiImportId, chanceId, input: { referenceNumber: 'ZV-1' } })),
    business: 'nordManager',
  },
  'aiImports.remove': ofNord(byId),
};

export const rights: AskedRights = {
  'aiImports.start': ['AI imports: USE_AI_IMPORTS'],
  'aiImports.status': ['AI imports: USE_AI_IMPORTS'],
  'aiImports.get': ['AI imports: USE_AI_IMPORTS'],
  'aiImports.changedNotices': ['AI imports: USE_AI_IMPORTS'],
  'aiImports.takeOverNotice': ['Chance: CHANGE_DETAILS'],
  'aiImports.list': ['AI imports: USE_AI_IMPORTS'],
  'aiImports.remove': ['AI import: REMOVE_AI_IMPORT', 'AI imports: USE_AI_IMPORTS'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'aiImports.start': 15,
  'aiImports.status': 6,
  'aiImports.get': 6,
  'aiImports.list': 6,
  'aiImports.chances': 6,
  'aiImports.changedNotices': 12,
  'aiImports.takeOverNotice': 15,
  'aiImports.remove': 12,
};
