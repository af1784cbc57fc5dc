import { exportWords } from '@zuschlag/i18n/messages/exports';
import type { ArchiveKind, ExportKindName, WrittenKind } from '@zuschlag/validation/exports/exports';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { inChunks } from '../../files/places/place.ts';
import { type CallOrigin, runAsSystem, runInTransaction } from '../../transaction.ts';
import type { FileLanguage, WrittenColumn } from '../configuration/imports/cells/format-cell.ts';
import { writeCsv } from '../configuration/imports/files/write-csv.ts';
import { type SheetRow, sheetCell, writeWorkbook } from '../configuration/imports/files/write-workbook.ts';
import { zipOf } from './archive/write-zip.ts';
import type { AnyExportKind, ExportReading, ExportRow, OpenedExport } from './export-kind.ts';
import { exportKindsByName } from './export-kinds.ts';
import {
  changeUnfinished,
  deletePieces,
  exportToWrite,
  insertPiece,
  personOf,
  type StoredExport,
} from './exports.store.ts';
import { maySee } from './exports.ts';
import { letterEntries, lettersName } from './letters/letters-archive.ts';
import { ownDataEntries } from './own-data/own-data-archive.ts';
import { tenantDataEntries } from './tenant-data/tenant-data-archive.ts';

/** A sheet of Excel holds 1 048 576 rows, one of which is the headings. */
const MOST_SHEET_ROWS = 1_048_575;
/** Of a tenant more than its files may fill unless the operator allows more. */
const mostBytes = (kind: WrittenKind) => (kind === 'tenantData' ? 16 : 2) * 1024 ** 3;

const archives = {
  ownData: ownDataEntries,
  tenantData: tenantDataEntries,
  tariffStepLetters: letterEntries,
} satisfies {
  [kind in ArchiveKind]: unknown;
};
const isArchive = (kind: WrittenKind): kind is ArchiveKind => kind in archives;

/** The export was cancelled, or another job finished it. */
class Stopped extends Error {}
class TooLarge extends Error {}

/**
 * Writes an export: reads the rows in portions, as its person sees them now, and stores the file piece by piece. Each step
 * is a transaction of its own, so that the person sees its progress and can cancel it; a repeated job starts over.
 */
export async function writeExport(
  origin: CallOrigin,
  exportId: string,
  kinds: { readonly [name in ExportKindName]: AnyExportKind } = exportKindsByName,
): Promise<void> {
  const begun = await runAsSystem(origin, async (work) => {
    const stored = await exportToWrite(work, exportId);
    if (!stored) return null;
    const found = await personOf(work, stored.userId);
    const person = found && maySee(found, stored) ? found : null;
    await deletePieces(work, exportId);
    await changeUnfinished(work, exportId, { state: person ? 'running' : 'cancelled', done: 0, total: null });
    return person && { stored, person };
  });
  if (!begun) return;
  const { stored, person } = begun;
  const finish = (data: Parameters<typeof changeUnfinished>[2]) =>
    runAsSystem(origin, async (work) => {
      const isFinished = await changeUnfinished(work, exportId, { ...data, finishedAt: new Date() });
      if (isFinished) await work.publish({ kind: 'exportFinished', userId: person.userId });
      return isFinished;
    });
  const change = async (data: Parameters<typeof changeUnfinished>[2]) => {
    if (!(await runAsSystem(origin, (work) => changeUnfinished(work, exportId, data)))) throw new Stopped();
  };
  try {
    const language: FileLanguage = stored.language === 'en' ? 'en' : 'de';
    const reading: ExportReading = {
      ...{ actor: person, database: origin.database, today: berlinDayOf(origin.now) },
      inTransaction: (read) => runInTransaction(origin, () => person, read),
    };
    if (isArchive(stored.kind)) {
      const report = (done: number, all?: number) => change({ done, ...(all === undefined ? {} : { total: all }) });
      const entries = archives[stored.kind](reading, report, { question: stored.question, language, now: origin.now });
      const size = await storePieces(origin, stored, zipOf(entries, origin.now));
      const name = stored.kind === 'tariffStepLetters' ? `${lettersName(stored.question)} ` : '';
      const fileName = `${exportWords[stored.kind][language]} ${name}${reading.today}.zip`;
      return void (await finish({ state: 'done', fileName, size }));
    }
    const { title, open } = kinds[stored.kind];
    const opened = open(stored.question);
    const total = await opened.count(reading);
    await change({ total });
    if (stored.format === 'xlsx' && (total ?? 0) > MOST_SHEET_ROWS)
      return void (await finish({ state: 'failed', problem: 'TOO_MANY_ROWS' }));
    const rows = countedRows(opened.portions(reading, language), (done) => change({ done }));
    const columns = opened.columns(language);
    const content =
      stored.format === 'csv'
        ? writeCsv(columns, rows, { language })
        : writeWorkbook(title[language], columns, sheetRows(columns, rows, language));
    const size = await storePieces(origin, stored, content);
    const fileName = `${title[language]} ${reading.today}.${stored.format}`;
    await finish({ state: 'done', fileName, size });
  } catch (error) {
    await runAsSystem(origin, (work) => deletePieces(work, exportId));
    if (error instanceof Stopped) return;
    if (error instanceof TooLarge) return void (await finish({ state: 'failed', problem: 'TOO_LARGE' }));
    await finish({ state: 'failed', problem: 'FAULT' });
    throw error;
  }
}

async function* countedRows(
  portions: ReturnType<OpenedExport['portions']>,
  report: (done: number) => Promise<void>,
): AsyncGenerator<ExportRow> {
  let done = 0;
  for await (const portion of portions) {
    yield* portion;
    done += portion.length;
    await report(done);
  }
}

async function* sheetRows(
  columns: readonly WrittenColumn[],
  rows: AsyncIterable<ExportRow>,
  language: FileLanguage,
): AsyncGenerator<SheetRow> {
  for await (const row of rows)
    yield { cells: columns.map(({ kind }, at) => sheetCell(row[at] ?? null, kind, language)) };
}

/** Stores a file in the pieces in which files are stored. @returns its size in bytes */
async function storePieces(
  origin: CallOrigin,
  { id: exportId, kind }: Pick<StoredExport, 'id' | 'kind'>,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const most = mostBytes(kind);
  let size = 0;
  let number = 0;
  for await (const piece of inChunks(content)) {
    size += piece.byteLength;
    if (size > most) throw new TooLarge();
    const place = { exportId, number, content: piece };
    await runAsSystem(origin, (work) => insertPiece(work, place));
    number += 1;
  }
  return size;
}
