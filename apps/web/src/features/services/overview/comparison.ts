import type { MessageDescriptor } from '@lingui/core';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { Service } from '@zuschlag/validation/services/service';
import type { BlockFigure } from './figures/figure-lines.ts';

/** How a compared value reads. Fractions are held as fractions, times as minutes or hours as the name says. */
export type ValueKind =
  | 'text'
  | 'revenueType'
  | 'flag'
  | 'euro'
  | 'eurosPerHour'
  | 'enteredEuros'
  | 'enteredPerHour'
  | 'enteredPerMinute'
  | 'ratio'
  | 'share'
  | 'minutes'
  | 'minutesAsHours'
  | 'hours'
  | 'days'
  | 'years'
  | 'heads'
  | 'count';

export type ComparedValue = number | string | boolean | null;

/** A line of the comparison: what of a service stands in it, and whether a person entered it. */
export type ComparisonRow = {
  id: string;
  label: MessageDescriptor;
  kind: ValueKind;
  /** inputs that differ are marked; of figures the difference is shown */
  isInput: boolean;
  /** null where a kind of service has no such value */
  read: (service: Service) => ComparedValue;
  /** the parameter of the organization that the value was copied from */
  standard?: keyof CostParameters;
  /** the figure of the costing sheet whose origin the value opens */
  opens?: BlockFigure;
};
export type ComparisonGroup = { id: string; label: MessageDescriptor; rows: readonly ComparisonRow[] };

/** A part of a service, such as a shift: `key` says which parts of two services belong together. */
export type ListedPart = { key: string; label: string; text: string };

/** A line with the values of the selected service and of the one beside it. */
export type ComparedRow = {
  id: string;
  label: string;
  kind: ValueKind;
  isInput: boolean;
  standard?: keyof CostParameters;
  opens?: BlockFigure;
  first: ComparedValue;
  /** undefined without a second service */
  second: ComparedValue | undefined;
  isDifferent: boolean;
};
export type ComparedGroup = { id: string; label: string; rows: readonly ComparedRow[]; differences: number };

/** Half of the last digit that a figure shows: below it two figures read alike. Entered values show every digit. */
const smallest: { readonly [kind in ValueKind]?: number } = {
  euro: 0.005,
  eurosPerHour: 0.005,
  ratio: 0.00005,
  heads: 0.005,
};

export function isDifferent(kind: ValueKind, first: ComparedValue, second: ComparedValue): boolean {
  if (typeof first !== 'number' || typeof second !== 'number') return first !== second;
  const least = smallest[kind] ?? 1e-9 * Math.max(1, Math.abs(first));
  return Math.abs(first - second) >= least;
}

/** The values of one service, or of two beside each other. Lines that neither of them has are left out. */
export function comparedGroup(
  { id, rows }: ComparisonGroup,
  label: string,
  words: (message: MessageDescriptor) => string,
  [first, second]: readonly [Service, Service | null],
): ComparedGroup {
  return withDifferences(
    id,
    label,
    rows.map((row) => ({
      id: row.id,
      label: words(row.label),
      kind: row.kind,
      isInput: row.isInput,
      standard: row.standard,
      opens: row.opens,
      first: row.read(first),
      second: second === null ? undefined : row.read(second),
    })),
  );
}

/** The parts of one service, or of two: equal keys share a line, and a part without a counterpart has its own. */
export function comparedParts(
  id: string,
  label: string,
  first: readonly ListedPart[],
  second: readonly ListedPart[] | null,
): ComparedGroup {
  const left = numbered(first);
  const right = second === null ? null : numbered(second);
  const keys = [...new Set([...left.keys(), ...(right?.keys() ?? [])])];
  return withDifferences(
    id,
    label,
    keys.map((key) => ({
      id: `${id} ${key}`,
      label: (left.get(key) ?? right?.get(key))?.label ?? '',
      kind: 'text',
      isInput: true,
      first: left.get(key)?.text ?? null,
      second: right === null ? undefined : (right.get(key)?.text ?? null),
    })),
  );
}

function withDifferences(id: string, label: string, rows: readonly Omit<ComparedRow, 'isDifferent'>[]): ComparedGroup {
  const compared = rows
    .filter(({ first, second }) => first !== null || (second !== undefined && second !== null))
    .map((row) => ({
      ...row,
      isDifferent: row.second !== undefined && isDifferent(row.kind, row.first, row.second),
    }));
  return { id, label, rows: compared, differences: compared.filter((row) => row.isDifferent).length };
}

/** Two equal parts of one service are two lines. */
function numbered(parts: readonly ListedPart[]): Map<string, ListedPart> {
  const seen = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const count = (seen.get(part.key) ?? 0) + 1;
      seen.set(part.key, count);
      return [`${part.key} ${count}`, part];
    }),
  );
}
