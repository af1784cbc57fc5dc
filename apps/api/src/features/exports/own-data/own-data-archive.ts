import { streamFile } from '../../../files/read-file.ts';
import { asJson, once } from '../archive/as-json.ts';
import type { ZipEntry } from '../archive/write-zip.ts';
import type { ExportReading } from '../export-kind.ts';
import { ownRows } from './own-data.store.ts';
import { type OwnPart, ownDataSchema, ownParts } from './own-parts.store.ts';

/**
 * What a person can take along: a schema, one JSON file for each kind of rows, and the files that the person uploaded.
 * Rows come in small portions and files in pieces, so that nothing is ever whole in memory.
 *
 * @param report how many rows and files are written
 */
export async function* ownDataEntries(
  reading: ExportReading,
  report: (done: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const progress = { done: 0 };
  yield { name: 'schema.json', content: once(`${JSON.stringify(ownDataSchema(), null, 2)}\n`) };
  for (const [name, part] of Object.entries(ownParts)) {
    yield { name: `${name}.json`, content: asJson(rowsIn(reading, part, progress, report)) };
  }
  const files = ownParts.files;
  if (!files) return;
  for await (const row of rowsIn(reading, files, progress, report)) {
    const { id, name }: { id: string; name: string } = JSON.parse(row);
    const { mainOrganizationId } = reading.actor;
    const found = await streamFile(reading.database, { mainOrganizationId, id });
    if (found) yield { name: `files/${id}/${name}`, content: found.content };
  }
}

async function* rowsIn(
  reading: ExportReading,
  part: OwnPart,
  progress: { done: number },
  report: (done: number) => Promise<void>,
): AsyncGenerator<string> {
  let after: string | null = null;
  for (;;) {
    const rows: { key: string; row: string }[] = await ownRows(reading, part, after);
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (!last) return;
    progress.done += rows.length;
    await report(progress.done);
    after = last.key;
  }
}
