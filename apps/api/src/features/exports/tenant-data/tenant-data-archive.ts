import { streamFile } from '../../../files/read-file.ts';
import { asJson, once } from '../archive/as-json.ts';
import type { ZipEntry } from '../archive/write-zip.ts';
import type { ExportReading } from '../export-kind.ts';
import { leftOutColumns, leftOutRows, leftOutTables } from './left-out.ts';
import { tenantDataSchema } from './tenant-data-schema.ts';
import { rowsSeenIn, type TenantTable, tenantTables } from './tenant-tables.store.ts';

/**
 * Everything that the product holds of a tenant, for the day on which it leaves: a schema, one JSON file for each table, and
 * the content of all files. Rows come in portions, so each portion is as it stands when it is read.
 *
 * @param report how many rows and files are written
 */
export async function* tenantDataEntries(
  reading: ExportReading,
  report: (done: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const progress = { done: 0 };
  const tables = await exportedTables(reading);
  yield { name: 'schema.json', content: once(`${JSON.stringify(tenantDataSchema(tables), null, 2)}\n`) };
  const scenarios: string[] = [];
  const files: { id: string; name: string }[] = [];
  for (const table of tables) {
    async function* rows() {
      for await (const row of rowsIn(reading, table, scenarios, progress, report)) {
        if (table.name === 'scenario') scenarios.push(JSON.parse(row).id);
        if (table.name === 'stored_file') files.push(JSON.parse(row));
        yield row;
      }
    }
    yield { name: `${table.name}.json`, content: asJson(rows()) };
  }
  for (const { id, name } of files) {
    const { mainOrganizationId } = reading.actor;
    const found = await streamFile(reading.database, { mainOrganizationId, id });
    if (found) yield { name: `files/${id}/${name}`, content: found.content };
    progress.done += 1;
    await report(progress.done);
  }
}

/** The tables of the archive with their columns. `scenario` comes before `service`, whose rows are found by scenarios. */
export async function exportedTables(reading: Pick<ExportReading, 'actor' | 'database'>): Promise<TenantTable[]> {
  const tables = await tenantTables(reading);
  return tables
    .filter(({ name }) => !leftOutTables[name])
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => !leftOutColumns[`${table.name}.${column.name}`]),
    }));
}

async function* rowsIn(
  reading: ExportReading,
  table: TenantTable,
  scenarios: readonly string[],
  progress: { done: number },
  report: (done: number) => Promise<void>,
): AsyncGenerator<string> {
  const isLeftOut = leftOutRows[table.name];
  // The services of a scenario are seen only by who has opened it.
  for (const scenarioId of table.name === 'service' ? [null, ...scenarios] : [null]) {
    let after: string | null = null;
    for (;;) {
      const rows: { key: string; row: string }[] = await rowsSeenIn(reading, scenarioId, table, after);
      for (const { row } of rows) if (!isLeftOut?.(JSON.parse(row))) yield row;
      const last = rows.at(-1);
      if (!last) break;
      progress.done += rows.length;
      await report(progress.done);
      after = last.key;
    }
  }
}
