import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { person } from '../users/users.ts';
import { pageInput, pageOf } from '../wire/paging.ts';
import { cellNotes, fileNotes, fileProblems } from './import-codes.ts';
import { importLimits } from './import-limits.ts';
import { type RowVerdict, rowVerdicts } from './import-verdicts.ts';
import { tableKey } from './overview.ts';

export {
  type CellNote,
  cellProblems,
  type FileNote,
  type FileProblem,
  fileProblems,
} from './import-codes.ts';
export { importLimits } from './import-limits.ts';
export { type RowVerdict, rowVerdicts };

/**
 * `reading`: the plan is being made. `planned`: ready to be shown, nothing written. `refused`: the file itself cannot be read.
 * `committed`: written. `undone`: reverted as one unit. `discarded`: abandoned before it was written.
 */
export const importStates = ['reading', 'planned', 'refused', 'committed', 'undone', 'discarded'] as const;
export type ImportState = (typeof importStates)[number];

export const fileProblem = z
  .object({ code: z.enum(fileProblems), names: z.array(z.string()) })
  .meta({ id: 'FileProblem' });
export const fileNote = z
  .object({ code: z.enum(fileNotes), names: z.array(z.string()), count: z.int() })
  .meta({ id: 'FileNote' });
export const importCounts = z
  .object({ new: z.int(), equal: z.int(), changed: z.int(), duplicate: z.int(), wrong: z.int() })
  .meta({ id: 'ImportCounts' });

export const configurationImport = z
  .object({
    id: opaqueId(),
    table: tableKey,
    organizationId: numericId(),
    /** the file, from which the server can make the plan again */
    fileId: opaqueId(),
    fileName: z.string(),
    /** the row of the file that a person named as its headings; null where the server looks for them */
    headingRow: z.int().nullable(),
    state: z.enum(importStates),
    /** rows read so far, and all rows; 0 of 0 before the file is open */
    done: z.int(),
    total: z.int(),
    problem: fileProblem.nullable(),
    /** how the file was read, and what was left out */
    notes: z.array(fileNote),
    counts: importCounts,
    /** identifies this plan over these table rows; `commit` requires it */
    planHash: z.string().nullable(),
    by: person.nullable(),
    createdAt: z.string(),
    committedAt: z.string().nullable(),
    undoneAt: z.string().nullable(),
    permissions: z.array(z.enum(['COMMIT', 'UNDO', 'DISCARD'])),
  })
  .meta({ id: 'ConfigurationImport' });
export type ConfigurationImport = z.output<typeof configurationImport>;

const cellValue = z.union([z.string(), z.number(), z.null()]);
/** One row of the file: its texts, their meaning, and the effect of the import. */
export const importRow = z
  .object({
    id: opaqueId(),
    /** as the spreadsheet counts: the heading is 1 */
    row: z.int(),
    verdict: z.enum(rowVerdicts),
    /** as read from the file, under the column's name in the table */
    texts: z.record(z.string(), z.string()),
    /** as understood; a column that could not be understood is missing */
    values: z.record(z.string(), cellValue),
    /** the row of the table that is equal, or that the import replaces */
    before: z.record(z.string(), cellValue).nullable(),
    problems: z.array(
      z
        .object({ column: z.string().nullable(), problem: z.string(), bound: z.number().nullable() })
        .meta({ id: 'CellProblem' }),
    ),
    /** how values came about where the texts do not say so */
    notes: z.array(
      z.object({ column: z.string(), note: z.enum(cellNotes), bound: z.number().nullable() }).meta({ id: 'CellNote' }),
    ),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.output<typeof importRow>;

/** `headingRow` names the row of the headings, as the spreadsheet counts, where the server does not find them by itself. */
export const planImport = z.object({
  table: tableKey,
  fileId: opaqueId(),
  headingRow: z.int().min(1).max(importLimits.headingRow).nullish(),
});
export const importById = z.object({ id: opaqueId() });
export const importRows = z.object({
  id: opaqueId(),
  verdicts: z.array(z.enum(rowVerdicts)).nullish(),
  ...pageInput(500),
});
export const importRowPage = pageOf(importRow, 'ImportRow');
/**
 * `planHash` is that of the plan that was shown; `skipWrong` writes the right rows of a plan that also holds wrong or
 * duplicate ones.
 */
export const commitImport = z.object({ id: opaqueId(), planHash: z.string(), skipWrong: z.boolean().default(false) });
export const importList = z.object({ table: tableKey.nullish(), ...pageInput(100) });
export const importPage = pageOf(configurationImport, 'ConfigurationImport');
