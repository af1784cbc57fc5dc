import type { AiImportState, StartAiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import type { UserActor } from '../../../actor.ts';
import { publish } from '../../../events/publish.ts';
import { as, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aFileOf, aPdf } from '../../documents/testing/documents.ts';
import { startImport } from '../start-import.ts';
import { advanceImport } from '../work/advance.ts';

/** The files of a tender as a test sends them; the pages are texts. */
export type TenderFiles = { publication: string[]; service?: string[]; more?: { name: string; content: string } };

/** Starts an import of a publication and a service description. */
export async function anImport(
  tenant: ScenarioTenant,
  { publication, service = ['Leistungsbeschreibung'], more }: TenderFiles,
  actor: UserActor = tenant.people.nordManager,
): Promise<AiImportState> {
  const files = [
    { name: 'Bekanntmachung.pdf', content: await aPdf(...publication) },
    { name: 'Leistungsbeschreibung.pdf', content: await aPdf(...service) },
    ...(more ? [more] : []),
  ];
  const documents: string[] = [];
  for (const file of files) documents.push(await aFileOf(tenant, actor, file));
  const input: StartAiImport = {
    documents,
    publications: [0],
    serviceDescription: [1],
    otherDocuments: more ? [2] : [],
  };
  return as(tenant, actor, (work) => startImport(work, input));
}

/** Does one piece of an import as its job does. */
export function advance({ database, mainOrganizationId }: ScenarioTenant, importId: string): Promise<void> {
  return advanceImport({ database, publish, mainOrganizationId, now: new Date(), requestId: 'test' }, importId);
}

/** The pieces of an import of so many documents: four steps go document by document. */
export const piecesOf = (documents: number) => 5 + 4 * documents;

export async function advanceToTheEnd(tenant: ScenarioTenant, importId: string, documents = 2): Promise<void> {
  for (let piece = 0; piece < piecesOf(documents); piece += 1) await advance(tenant, importId);
}
