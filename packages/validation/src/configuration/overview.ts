import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { person } from '../users/users.ts';
import { pageInput, pageOf } from '../wire/paging.ts';
import { tableKeys } from './tables.ts';

export const tableKey = z.enum(tableKeys);

/** One line per table: the current row, the next change, and the rights of the caller. */
export const tableSummary = z
  .object({
    table: tableKey,
    active: z.int(),
    pending: z.int(),
    /** the next day on which another row takes effect */
    nextChange: z.string().nullable(),
    permissions: z.array(z.enum(['ADD', 'DELETE', 'IMPORT'])),
  })
  .meta({ id: 'TableSummary' });
export const configurationOverview = z.object({ tables: z.array(tableSummary) }).meta({ id: 'ConfigurationOverview' });

export const tableActions = ['add', 'remove', 'import', 'undoImport'] as const;

const rowValues = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** A change of a table: one row added or removed, or an import of several rows or its undoing. */
export const tableChange = z
  .object({
    id: opaqueId(),
    at: z.string(),
    by: person.nullable(),
    action: z.enum(tableActions),
    /** rows added or imported, and rows removed */
    added: z.int(),
    removed: z.int(),
    importId: opaqueId().nullable(),
    fileName: z.string().nullable(),
    /** the columns of the added or removed row, as text, number or null */
    row: rowValues.nullable(),
    /** the row of the same series that was in force before the day of `row`; null without one */
    before: rowValues.nullable(),
  })
  .meta({ id: 'TableChange' });
export const tableHistory = z.object({ table: tableKey, ...pageInput(100) });
export const tableHistoryPage = pageOf(tableChange, 'TableChange');
