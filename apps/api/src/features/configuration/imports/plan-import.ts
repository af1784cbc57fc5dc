import { setImmediate as breathe } from 'node:timers/promises';
import { berlinDayOf } from '@zuschlag/validation/berlin-day';
import { readFileContent } from '../../../files/store-file.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { headingTestOf } from './cells/column-headers.ts';
import { classifierOf } from './classify-rows.ts';
import { presentRows } from './existing-rows.ts';
import { FileRefused } from './files/raw-table.ts';
import { readTable } from './files/read-table.ts';
import { countVerdicts, deleteRows, insertRows } from './import-rows.store.ts';
import { type Counts, changeImport, importById, organizationNames } from './imports.store.ts';
import { readRows } from './read-rows.ts';

const PER_STEP = 1_000;

/**
 * Makes the plan of an import: reads the file, holds every row against the table, and keeps what would happen. Each step
 * is a transaction of its own, so that whoever waits sees it advance; done again it starts over.
 *
 * @param read takes the file apart; a test gives one that fails
 */
export async function planImport(origin: CallOrigin, importId: string, read = readTable): Promise<void> {
  const begun = await runAsSystem(origin, async (work) => {
    const found = await importById(work, importId, null);
    // Discarded meanwhile, or planned by a job that could not say so any more.
    if (found?.state !== 'reading') return null;
    await deleteRows(work, importId);
    await changeImport(work, importId, 'reading', { done: 0, total: 0 });
    const content = await readFileContent(work, found.fileId);
    const organizations = await organizationNames(work);
    return { found, organizations, content, present: await presentRows(work, found) };
  });
  if (!begun) return;
  const { found, organizations, content, present } = begun;
  const { table, organizationId, fileName: name } = found;
  try {
    const file = await read({ name, content: content ?? Buffer.alloc(0) }, headingTestOf(table));
    // Without rows, too: unknown headings are told before it is said that nothing stands below them.
    const rows = await readRows(file, table, { organizationId, organizations });
    const total = rows.length;
    if (total === 0) throw new FileRefused('EMPTY_FILE');
    await runAsSystem(origin, (work) => changeImport(work, importId, 'reading', { total }));
    const judge = classifierOf({ table, organizationId, rows: present.rows, today: berlinDayOf(origin.now) }, rows);
    for (let done = 0; done < total; done += PER_STEP) {
      const judged = rows.slice(done, done + PER_STEP).map(judge);
      const isWanted = await runAsSystem(origin, async (work) => {
        const isReading = await changeImport(work, importId, 'reading', { done: Math.min(done + PER_STEP, total) });
        if (isReading) await insertRows(work, importId, judged);
        return isReading;
      });
      if (!isWanted) return;
      await breathe();
    }
    await runAsSystem(origin, async (work) => {
      const counts: Counts = { new: 0, equal: 0, changed: 0, duplicate: 0, wrong: 0 };
      for (const { verdict, rows: count } of await countVerdicts(work, importId)) counts[verdict] = count;
      await changeImport(work, importId, 'reading', { state: 'planned', counts, planHash: present.planHash });
    });
  } catch (error) {
    // A fault of ours is told as well, or whoever waits would wait for ever; thrown on, it stands in the log. While the
    // database is away this fails too, and the job is tried again.
    const { problem: code, names } = error instanceof FileRefused ? error : new FileRefused('DAMAGED');
    await runAsSystem(origin, async (work) => {
      await deleteRows(work, importId);
      await changeImport(work, importId, 'reading', { state: 'refused', problem: { code, names } });
    });
    if (!(error instanceof FileRefused)) throw error;
  }
}
