import type { ExportKindName } from '@zuschlag/validation/exports/exports';
import { chancesInPortions } from './chances/chances-as-rows.ts';
import { yearsAsRows } from './contract-years/years-as-rows.ts';
import { type AnyExportKind, exportKind } from './export-kind.ts';
import { historyAsRows } from './history/history-as-rows.ts';
import { houseTrailAsRows } from './history/house-trail-as-rows.ts';

/** Every kind of export under its name. The mechanism of jobs, files and downloads is the same for all of them. */
export const exportKindsByName: { readonly [name in ExportKindName]: AnyExportKind } = {
  chances: exportKind(chancesInPortions(1_000)),
  chanceHistory: exportKind(historyAsRows),
  houseTrail: exportKind(houseTrailAsRows),
  contractYears: exportKind(yearsAsRows),
};
