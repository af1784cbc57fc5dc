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
 * that it does not name; in a month without actuals they are 0. Rows that name the same month and kind are all
 * refused, even when they are equal or one of them cannot be read: they may be one row for each guard.
 */
export function judgeRows(rows: readonly FileRow[], { stored, problemOfMonth }: Known): JudgedRow[] {
  const months = new Map(stored.map((month) => [month.month, month.times]));
  const rivalOf = rivalsAmong(rows);
  return rows.map(({ figures, monthCell, ...read }): JudgedRow => {
    const { month, kindOfTime } = read;
    const outside = month === null ? null : problemOfMonth(month);
    const problems =
      outside === null ? read.problems : [...read.problems, { ...monthCell, problem: outside, bound: null }];
    const wrong: JudgedRow = { ...read, problems, verdict: 'wrong', after: null, before: null };
    if (problems.length > 0 || month === null || kindOfTime === null) return wrong;
    const times = months.get(month);
    const found = times?.find((time) => time.kindOfTime === kindOfTime);
    const before = times ? keptIn(found ?? nothingKept) : null;
    const after = { ...(before ?? nothingKept), ...figures };
    const rival = rivalOf(read);
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

/** @returns finds another row of the same month and kind of time, among all rows in which these can be read */
function rivalsAmong(rows: readonly FileRow[]): (read: Pick<FileRow, 'row' | 'month' | 'kindOfTime'>) => number | null {
  const ends = new Map<string, { first: number; last: number }>();
  for (const read of rows) {
    if (read.month === null || read.kindOfTime === null) continue;
    const identity = identityOf(read);
    ends.set(identity, { first: ends.get(identity)?.first ?? read.row, last: read.row });
  }
  return (read) => {
    const { first, last } = ends.get(identityOf(read)) ?? { first: read.row, last: read.row };
    return [first, last].find((row) => row !== read.row) ?? null;
  };
}

function areEqual(left: Partial<KeptTime>, right: Partial<KeptTime>): boolean {
  return actualFigures.every((figure) => {
    const [one, other] = [left[figure] ?? null, right[figure] ?? null];
    return one === null || other === null ? one === other : Math.abs(one - other) < 1e-9;
  });
}
