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

export const things: MakeThings<'aiImportId' | 'importUploadIds'> = async (tenant) => {
  const { nordManager } = tenant.people;
  const { id } = await anImport(tenant, { publication: ['Angebotsfrist: 12.03.2027, 10:00 Uhr'] });
  await endWell(tenant, id);
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
  'aiImports.remove': ofNord(byId),
};

export const rights: AskedRights = {
  'aiImports.start': ['AI imports: USE_AI_IMPORTS'],
  'aiImports.status': ['AI imports: USE_AI_IMPORTS'],
  'aiImports.get': ['AI imports: USE_AI_IMPORTS'],
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
  'aiImports.remove': 12,
};
