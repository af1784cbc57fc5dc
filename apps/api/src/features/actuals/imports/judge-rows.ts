import { actualFigures } from '@zuschlag/validation/actuals/actual-columns';
import type { KeptTime } from '@zuschlag/validation/actuals/actuals';
import type { ActualsRow } from '@zuschlag/validation/actuals/imports';
import type { StoredMonth } from '../actuals.store.ts';
import { nothingKept } from '../kept-times.ts';
import type { FileRow } from './read-rows.ts';

export type JudgedRow = ActualsRow;
type Known = {
  stored: readonly Pick<StoredMonth, 'month' | 'times'>[];
  /** why a month can have no actuals; null when it can */
  problemOfMonth: (month: string) => string | null;
};

/**
 * What the rows of a file would change. Figures that the file does not hold stay as they are, and so do kinds of time
 * that it does not name; in a month without actuals they are 0.
 */
export function judgeRows(rows: readonly FileRow[], { stored, problemOfMonth }: Known): JudgedRow[] {
  const months = new Map(stored.map((month) => [month.month, month.times]));
  const alike = Map.groupBy(
    rows.filter((row) => row.problems.length === 0),
    identityOf,
  );
  return rows.map(({ figures, monthCell, ...read }): JudgedRow => {
    const { month, kindOfTime, row } = read;
    const outside = month === null ? null : problemOfMonth(month);
    const problems =
      outside === null ? read.problems : [...read.problems, { ...monthCell, problem: outside, bound: null }];
    const wrong: JudgedRow = { ...read, problems, verdict: 'wrong', after: null, before: null };
    if (problems.length > 0 || month === null || kindOfTime === null) return wrong;
    const times = months.get(month);
    const found = times?.find((time) => time.kindOfTime === kindOfTime);
    const before = times ? keptIn(found ?? nothingKept) : null;
    const after = { ...(before ?? nothingKept), ...figures };
    const rival = rivalOf(row, figures, alike.get(identityOf(read)) ?? []);
    if (rival !== null)
      return { ...read, problems: [ofRow('DUPLICATE_IN_FILE', rival)], verdict: 'duplicate', after, before };
    if (!before) return { ...read, verdict: 'new', after, before };
    return { ...read, verdict: areEqual(after, before) ? 'equal' : 'changed', after, before };
  });
}

const identityOf = ({ month, kindOfTime }: Pick<FileRow, 'month' | 'kindOfTime'>) => `${month} ${kindOfTime}`;

const ofRow = (problem: string, bound: number) => ({
  ...{ cell: null, heading: null, text: null, problem, bound },
});

function keptIn({ hours, absenceHours, payCost, income }: KeptTime): KeptTime {
  return { hours, absenceHours, payCost, income };
}

/** Of equal rows the first one counts; of rows that differ none does, because the intended one is unknown. */
function rivalOf(row: number, figures: FileRow['figures'], alike: readonly FileRow[]): number | null {
  const others = alike.filter((other) => other.row !== row);
  const differing = others.find((other) => !areEqual(figures, other.figures));
  if (differing) return differing.row;
  const [first] = others;
  return first && first.row < row ? first.row : null;
}

function areEqual(left: Partial<KeptTime>, right: Partial<KeptTime>): boolean {
  return actualFigures.every((figure) => {
    const [one, other] = [left[figure] ?? null, right[figure] ?? null];
    return one === null || other === null ? one === other : Math.abs(one - other) < 1e-9;
  });
}
