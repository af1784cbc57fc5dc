import { z } from 'zod';
import { chanceFilters, chanceSort } from '../chance/chance-list.ts';
import { chanceColumns, furtherChanceColumns } from '../chance/chance-vocabulary.ts';
import { historyFilter } from '../chance/history/history.ts';
import { houseFilter } from '../chance/history/house-trail.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentMoment } from '../measures/dates.ts';
import { contractYearsInput } from '../services/figures/contract-years.ts';

/** Everything that can be exported in the background. A kind has a row in `features/exports/export-kinds.ts`. */
export const exportKinds = ['chances', 'chanceHistory', 'houseTrail', 'contractYears'] as const;
export const exportFormats = ['xlsx', 'csv'] as const;
/**
 * Archives: the own data of a person, which `exports.exportMyData` starts, those of a tenant by `exports.exportTenant`, and
 * the letters of a tariff step by `exports.exportTariffStepLetters`.
 */
export const archiveKinds = ['ownData', 'tenantData', 'tariffStepLetters'] as const;
const writtenKinds = [...exportKinds, ...archiveKinds] as const;
export const writtenFormats = [...exportFormats, 'zip'] as const;
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
/** Why an export ended without a file. */
export const exportProblems = ['TOO_MANY_ROWS', 'TOO_LARGE', 'FAULT'] as const;
export type ExportKindName = (typeof exportKinds)[number];
export type ExportFormat = (typeof exportFormats)[number];
export type ArchiveKind = (typeof archiveKinds)[number];
export type WrittenKind = (typeof writtenKinds)[number];
export type WrittenFormat = (typeof writtenFormats)[number];

/** The Chances of a list: those that the filters leave, or the named ones among them. */
export const chanceExport = z
  .object({
    filters: chanceFilters.nullish(),
    sort: chanceSort.nullish(),
    /** the columns in their order; left out, all of them */
    columns: z
      .array(z.enum([...chanceColumns, ...furtherChanceColumns]))
      .max(20)
      .nullish(),
    /** only these */
    ids: z.array(opaqueId()).max(limits.selectedRows).nullish(),
  })
  .meta({ id: 'ChanceExport' });
export type ChanceExport = z.output<typeof chanceExport>;

/** The history of a Chance, narrowed as on its page. */
export const chanceHistoryExport = z
  .object({ chanceId: opaqueId(), ...historyFilter.shape })
  .meta({ id: 'ChanceHistoryExport' });
export type ChanceHistoryExport = z.output<typeof chanceHistoryExport>;

/** The trail of an organization or of the tenant, narrowed as on its page. */
export const houseTrailExport = houseFilter.meta({ id: 'HouseTrailExport' });
export type HouseTrailExport = z.output<typeof houseTrailExport>;

/** The contract years and options of a Chance, at the rise that is assumed on their page. */
export const contractYearsExport = contractYearsInput.meta({ id: 'ContractYearsExport' });
export type ContractYearsExport = z.output<typeof contractYearsExport>;

export const startExport = z.object({
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  /** of headings and words; left out, the language of the person */
  language: z.enum(['de', 'en']).nullish(),
  /** what to export, under the name of the kind */
  chances: chanceExport.nullish(),
  chanceHistory: chanceHistoryExport.nullish(),
  houseTrail: houseTrailExport.nullish(),
  contractYears: contractYearsExport.nullish(),
});
export type StartExport = z.output<typeof startExport>;

export const exportTariffStepLetters = z.object({
  id: opaqueId(),
  /** of the letters; left out, the language of the person */
  language: z.enum(['de', 'en']).nullish(),
});
export type ExportTariffStepLetters = z.output<typeof exportTariffStepLetters>;

/** An export of the caller. */
export const dataExport = z
  .object({
    id: opaqueId(),
    kind: z.enum(writtenKinds),
    format: z.enum(writtenFormats),
    state: z.enum(exportStates),
    done: z.int(),
    /** null until the rows are counted, and of a kind that counts them while it writes */
    total: z.int().nullable(),
    problem: z.enum(exportProblems).nullable(),
    fileName: z.string().nullable(),
    size: z.int().nullable(),
    createdAt: sentMoment(),
    /** until when the file is kept */
    keptUntil: sentMoment(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.output<typeof dataExport>;

export const exportById = z.object({ id: opaqueId() });
