import type { AiImport, AiImportLot } from '@zuschlag/validation/ai-imports/ai-imports';
import { aiImportPaths } from '@zuschlag/validation/ai-imports/structured-data';
import { type FieldValue, type FieldValues, flatFields, valueAt } from '@zuschlag/validation/edits/field-values';
import { limits } from '@zuschlag/validation/limits';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { type ChanceValues, emptyChance } from '../../chance/form/chance-values.ts';

/** A lot by its place in the import. */
export type LotKey = string;

/** Which lots become Chances, as the form keeps it. */
export type LotsOfForm = {
  taken: LotKey[];
  /** the lot in the fields; null: one Chance for all lots */
  shown: LotKey | null;
  /** what stood in the fields of their own when another one was shown, by the lot and the path; `whole` for all lots */
  own: { [lot: LotKey]: FieldValues };
};
export type ImportedValues = ChanceValues & { lots?: LotsOfForm };
export const noLots: LotsOfForm = { taken: [], shown: null, own: {} };

/** These name a lot: each has them for itself in any case. */
const always = ['name', 'details', 'lotNumber', 'lotTitle'].map((name) => `description.${name}`);
const estimate = Object.keys(emptyChance(0, []).input?.estimate ?? {}).map((name) => `estimate.${name}`);

/** The fields that each lot has for itself: what the documents state differently, and what a person estimates. */
export function ownPathsOf(lots: readonly Pick<AiImportLot, 'structuredData'>[]): string[] {
  const stated = lots.map(({ structuredData }) => flatFields(structuredData));
  const different = aiImportPaths.filter((path) => stated.some((one) => one[path] !== stated[0]?.[path]));
  return [...new Set([...always, ...different, ...estimate])];
}

/** What the fields of its own begin with, by their paths. @param filled the form with what the documents state of it */
export function ownValues(filled: Unfilled<ChanceValues> | ChanceValues, paths: readonly string[]): FieldValues {
  return Object.fromEntries(paths.map((path) => [path, (valueAt(filled.input, path) ?? null) as FieldValue]));
}

/** The form of each lot that is taken, in the order of the lots; an empty list where one Chance stands for all. */
export function formsOfLots(
  typed: ImportedValues,
  beginOf: (lot: LotKey) => FieldValues,
): { lot: LotKey; values: ImportedValues }[] {
  const { taken, shown, own } = typed.lots ?? noLots;
  if (shown === null) return [];
  return taken.map((lot) => ({
    lot,
    values: lot === shown ? typed : { ...typed, input: withFields(typed.input, own[lot] ?? beginOf(lot)) },
  }));
}

/** The lots with one more of them, or one less, in their order. */
export function lotsWith(taken: readonly LotKey[], lot: LotKey, isTaken: boolean): LotKey[] {
  const others = taken.filter((one) => one !== lot);
  return (isTaken ? [...others, lot] : others).toSorted((one, other) => Number(one) - Number(other));
}

export const isFull = (taken: readonly LotKey[]) => taken.length >= limits.lotsAtCreation;

export function lotAt({ lots }: Pick<AiImport, 'lots'>, lot: LotKey | null): AiImportLot | null {
  return lot === null ? null : (lots[Number(lot)] ?? null);
}

function withFields(input: ChanceValues['input'], fields: FieldValues): ChanceValues['input'] {
  const changed: Record<string, unknown> = { ...input };
  for (const [path, value] of Object.entries(fields)) {
    const [group = '', name] = path.split('.');
    changed[group] = name === undefined ? value : { ...(changed[group] as object), [name]: value };
  }
  return changed as ChanceValues['input'];
}
