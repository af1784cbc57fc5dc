import { setImmediate as breathe } from 'node:timers/promises';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { FileRefused } from '../../../files/file-refused.ts';
import { readFileContent } from '../../../files/read-file.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { classifierOf } from './classify-rows.ts';
import { existingRows } from './existing-rows.ts';
import { readTableInWorker } from './files/read-table-in-worker.ts';
import { countVerdicts, deleteRows, insertRows } from './import-rows.store.ts';
import { type Counts, changeImport, importById, organizationNames } from './imports.store.ts';
import { readRows } from './read-rows.ts';

const PER_STEP = 1_000;

/**
 * Makes the plan of an import: reads the file, compares every row with the table, and stores the effect. Each step is a
 * separate transaction, so that the waiting user sees its progress; a repeated job starts over.
 *
 * @param read parses the file; a test passes a failing one
 */
export async function planImport(origin: CallOrigin, importId: string, read = readTableInWorker): Promise<void> {
  const begin = await runAsSystem(origin, async (work) => {
    const started = await importById(work, importId, null);
    // Discarded in the meantime, or already started by a job that crashed before it could report.
    if (started?.state !== 'reading') return null;
    await deleteRows(work, importId);
    await changeImport(work, importId, 'reading', { done: 0, total: 0 });
    const content = await readFileContent(work, started.fileId);
    const organizations = await organizationNames(work);
    return { started, organizations, content, existing: await existingRows(work, started) };
  });
  if (!begin) return;
  const { started, organizations, content, existing } = begin;
  const { table, organizationId, fileName: name, headingRow } = started;
  try {
    const file = await read({ name, content: content ?? Buffer.alloc(0), headingRow }, table);
    const own = existing.rows.filter((row) => row.organizationId === organizationId);
    const isOnlyZero = (column: string) => own.every(({ values }) => values[column] === 0);
    // Also without rows: unknown headings are reported before the absence of rows.
    const { rows, notes } = await readRows(file, table, { organizationId, organizations, isOnlyZero });
    const total = rows.length;
    if (total === 0) throw new FileRefused('EMPTY_FILE');
    await runAsSystem(origin, (work) => changeImport(work, importId, 'reading', { total, notes }));
    const stored = { table, organizationId, rows: existing.rows, today: berlinDayOf(origin.now) };
    const classify = await classifierOf(stored, rows);
    for (let done = 0; done < total; done += PER_STEP) {
      const classified = rows.slice(done, done + PER_STEP).map(classify);
      const isReading = await runAsSystem(origin, async (work) => {
        const isStillReading = await changeImport(work, importId, 'reading', {
          done: Math.min(done + PER_STEP, total),
        });
        if (isStillReading) await insertRows(work, importId, classified);
        return isStillReading;
      });
      if (!isReading) return;
      await breathe();
    }
    await runAsSystem(origin, async (work) => {
      const counts: Counts = { new: 0, equal: 0, changed: 0, duplicate: 0, wrong: 0 };
      for (const { verdict, rows: count } of await countVerdicts(work, importId)) counts[verdict] = count;
      await changeImport(work, importId, 'reading', { state: 'planned', counts, planHash: existing.planHash });
    });
  } catch (error) {
    // An internal fault also ends the import, so that the user does not wait for ever; the log shows the rethrown error.
    // Without a database this fails as well, and the job runs again.
    const { problem: code, names } = error instanceof FileRefused ? error : new FileRefused('DAMAGED');
    await runAsSystem(origin, async (work) => {
      await deleteRows(work, importId);
      await changeImport(work, importId, 'reading', { state: 'refused', problem: { code, names } });
    });
    if (!(error instanceof FileRefused)) throw error;
  }
}
