import { as, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  ofChance,
  type Verdicts,
} from '../../../testing/verdicts.ts';
import { aDocument } from '../../documents/testing/documents.ts';
import { finishReading } from '../reading.store.ts';
import { readAsOnePassage } from './read-as-one-passage.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a document of the Chance whose reading failed */
    unreadDocumentId: string;
    /** the second release of a document of the Chance, with one passage that was read */
    release: { documentId: string; versionId: string };
  }
}

export const things: MakeThings<'unreadDocumentId' | 'release'> = async (tenant, { chanceId }) => {
  const { id, versionId } = await aDocument(tenant, chanceId, {}, tenant.people.holdingManager);
  await as(tenant, systemOf(tenant), (work) => finishReading(work, versionId, { problem: 'DAMAGED' }));
  const first = await aDocument(tenant, chanceId, { name: 'Vertrag.txt', content: 'a' }, tenant.people.holdingManager);
  const again = { name: 'Vertrag.txt', content: 'b', versionOf: first.id };
  const { versionId: second } = await aDocument(tenant, chanceId, again, tenant.people.holdingManager);
  await readAsOnePassage(tenant, chanceId, second);
  return { unreadDocumentId: id, release: { documentId: first.id, versionId: second } };
};

export const verdicts: Verdicts = {
  'reading.ofChance': hidden(ofChance),
  'reading.search': hidden(({ chanceId }) => ({ chanceId, text: 'Leistungsbeschreibung' })),
  'reading.place': hidden(({ release }) => ({ ...release, passage: 0 })),
  'reading.changes': hidden(({ release }) => release),
  'reading.retry': hidden(({ unreadDocumentId }) => ({ documentId: unreadDocumentId })),
};

export const rights: AskedRights = { 'reading.retry': ['documents: ADD_DOCUMENT'] };

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'reading.ofChance': 9,
  'reading.search': 14,
  'reading.place': 11,
  'reading.changes': 12,
  'reading.retry': 15,
};
