import { gzipSync } from 'node:zlib';
import type { Part } from '@zuschlag/reading/text-with-places';
import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { finishReading, insertParts } from '../reading.store.ts';
import { insertIndex } from '../search/index.store.ts';

/** Has a version read as one passage, without the process that reads files. */
export async function readAsOnePassage(tenant: ScenarioTenant, chanceId: string, versionId: string): Promise<void> {
  const text = 'Leistungsbeschreibung';
  const blocks: Part['blocks'] = [{ kind: 'paragraph', text, words: [] }];
  const part: Part = { kind: 'body', number: 1, name: null, page: null, source: 'TEXT', blocks };
  await as(tenant, systemOf(tenant), async (work) => {
    await finishReading(work, versionId, { parts: 1, unreadParts: 0, statedTitle: null, notes: [] });
    await insertParts(work, versionId, [new Uint8Array(gzipSync(JSON.stringify(part)))]);
    const words = JSON.stringify([{ word: text.toLowerCase(), passages: [0], counts: [1] }]);
    const passages = [{ part: 1, heading: '', text }];
    await insertIndex(work, { chanceId, versionId }, { passages, lengths: [1], words });
  });
}
