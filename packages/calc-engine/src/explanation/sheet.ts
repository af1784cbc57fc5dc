import type { ServiceInput } from '../model.ts';
import type { ContractRates, Segment } from '../rates/segment.ts';
import type { Explanation } from '../results.ts';
import type { FormulaLine, Unit } from '../scheme/formula-line.ts';
import type { SegmentTerms } from '../services/service-terms.ts';

/** A segment with the terms of the service in it, and its place in the contract. */
export interface SheetSegment {
  readonly at: number;
  readonly segment: Segment;
  readonly terms: SegmentTerms;
  /** Its first and its last day. */
  readonly days: NonNullable<Explanation['segment']>;
}

/** The material of an explanation. It caches finished nodes, because many figures share them. */
export interface Sheet {
  readonly input: ServiceInput;
  readonly rates: ContractRates;
  /** The place of the first visit of the input among the visits of its service. */
  readonly firstVisit: number;
  readonly segments: readonly [SheetSegment, ...SheetSegment[]];
  /** The lines of the scheme that hold for this kind of service and pricing. */
  readonly lines: ReadonlyMap<string, FormulaLine>;
  readonly known: Map<string, Explanation>;
  /** The sheets of its kinds of visits, each as if the service had no other. */
  readonly ofVisits: Map<number, Sheet>;
}

/** @throws {TypeError} when the scheme has no such line, which is a mistake in the scheme */
export function lineOf(sheet: Sheet, key: string): FormulaLine {
  const line = sheet.lines.get(key);
  if (!line) throw new TypeError(key);
  return line;
}

export function unitOf(sheet: Sheet, name: string): Unit {
  return sheet.lines.get(name)?.unit ?? 'number';
}

/** A field of an object by a name that a formula gives; undefined when it is not a number. */
export function numberField(fields: object, name: string): number | undefined {
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'number' ? value : undefined;
}
