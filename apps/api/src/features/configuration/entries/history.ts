import type { tableChange, tableHistory, tableHistoryPage } from '@zuschlag/validation/configuration/overview';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { z } from 'zod';
import type { ReadContext } from '../../../context.ts';
import { decodeCursor, pageOfRows } from '../../../lists/paging.ts';
import { visibleOrganizations } from './entries.ts';
import { columnsOf } from './entry-query.ts';
import { type AuditLine, tableAuditLog } from './history.store.ts';

const position = z.tuple([z.int()]);

/**
 * Who added or removed which row of a table and when, and what an import brought, the newest first.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export async function tableHistoryOf(
  reading: ReadContext,
  { table, first, after }: z.output<typeof tableHistory>,
): Promise<z.output<typeof tableHistoryPage>> {
  const organizationIds = visibleOrganizations(reading.actor, table);
  const [before] = decodeCursor(after, () => position) ?? [null];
  const lines = await tableAuditLog(reading, { table, organizationIds, before, limit: first + 1 });
  return pageOfRows(
    lines,
    first,
    (line) => changeOf(table, line),
    ({ id }) => [id],
  );
}

function changeOf(table: TableKey, line: AuditLine): z.output<typeof tableChange> {
  const { id, at, by, after } = line;
  const about = { id: String(id), at, by };
  if (line.entity === 'configurationImport') {
    const action = line.action === 'undoImport' ? 'undoImport' : 'import';
    const counts = { added: Number(after?.added ?? 0), removed: Number(after?.removed ?? 0) };
    const fileName = after?.fileName ? String(after.fileName) : null;
    return { ...about, action, ...counts, importId: line.entityId, fileName, row: null, before: null };
  }
  const row = ownColumns(table, after ?? line.before ?? {});
  const counts = line.action === 'remove' ? { added: 0, removed: 1 } : { added: 1, removed: 0 };
  return {
    ...about,
    action: line.action === 'remove' ? 'remove' : 'add',
    ...counts,
    importId: null,
    fileName: null,
    row,
    before: line.replaced && ownColumns(table, line.replaced),
  };
}

function ownColumns(table: TableKey, values: NonNullable<AuditLine['after']>) {
  return Object.fromEntries(columnsOf(table).map(([column]) => [column, values[column] ?? null]));
}
