import { z } from 'zod';
import { importLimits } from '../configuration/import-limits.ts';
import { fileNote, fileProblem, importCounts, rowVerdicts } from '../configuration/imports.ts';
import { numericId, opaqueId } from '../ids.ts';
import { sentDay, sentMoment } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { tariffPeriodSchema } from '../wire/enums.ts';
import { keptTime } from './actuals.ts';

/** The rows of a file of actuals: a contract of ten years has 720 months and kinds of time. */
export const mostActualsRows = 2_000;

export const planActuals = z.object({
  chanceId: opaqueId(),
  operationalOrganizationId: numericId(),
  fileId: opaqueId(),
  headingRow: z.int().min(1).max(importLimits.headingRow).nullish(),
});
export type PlanActuals = z.output<typeof planActuals>;
export const actualsImportById = z.object({ id: opaqueId() });
/** `skipWrong` writes the months of a plan that also holds wrong or duplicate rows, without those of these rows. */
export const commitActuals = z.object({ id: opaqueId(), skipWrong: z.boolean().default(false) });
export type CommitActuals = z.output<typeof commitActuals>;
export const actualsImportList = z.object({ chanceId: opaqueId(), operationalOrganizationId: numericId() });

export const actualsImportStates = ['planned', 'committed', 'undone'] as const;
export type ActualsImportState = (typeof actualsImportStates)[number];

export const actualsImport = z
  .object({
    id: opaqueId(),
    chanceId: opaqueId(),
    operationalOrganizationId: numericId(),
    fileName: z.string(),
    state: z.enum(actualsImportStates),
    counts: importCounts,
    /** the months that it writes or wrote */
    months: z.array(sentDay()),
    by: person.nullable(),
    createdAt: sentMoment(),
    committedAt: sentMoment().nullable(),
    undoneAt: sentMoment().nullable(),
    /** its months stand as it wrote them */
    mayUndo: z.boolean(),
  })
  .meta({ id: 'ActualsImport' });
export type ActualsImport = z.output<typeof actualsImport>;

/** A kind of time in a month, as a row of the file states it. */
export const actualsRow = z
  .object({
    /** as the spreadsheet counts: the heading is 1 */
    row: z.int(),
    verdict: z.enum(rowVerdicts),
    month: sentDay().nullable(),
    kindOfTime: tariffPeriodSchema.nullable(),
    /** what would stand there; null for a row that is wrong */
    after: keptTime.nullable(),
    /** what stands there; null without actuals of the month */
    before: keptTime.nullable(),
    problems: z.array(
      z
        .object({
          /** the cell as the spreadsheet names it; null for the row as a whole */
          cell: z.string().nullable(),
          /** the heading of its column, as the file writes it */
          heading: z.string().nullable(),
          /** what stands there */
          text: z.string().nullable(),
          problem: z.string(),
          bound: z.number().nullable(),
        })
        .meta({ id: 'ActualsCellProblem' }),
    ),
  })
  .meta({ id: 'ActualsRow' });
export type ActualsRow = z.output<typeof actualsRow>;

/** What a file would change, or why it cannot be read. */
export const actualsPlan = z
  .object({
    /** null where the file is refused */
    import: actualsImport.nullable(),
    problem: fileProblem.nullable(),
    notes: z.array(fileNote),
    rows: z.array(actualsRow),
  })
  .meta({ id: 'ActualsPlan' });
export type ActualsPlan = z.output<typeof actualsPlan>;
export type ActualsImportCounts = ActualsImport['counts'];
