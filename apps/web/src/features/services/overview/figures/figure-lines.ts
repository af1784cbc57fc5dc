import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CostType } from '@zuschlag/validation/vocabulary';
import { costLineGroups } from '../../../chance/price/cost-line-messages.ts';
import type { PeriodSums } from './cost-blocks.ts';

/** The length that amounts refer to. */
export const spans = ['contract', 'month', 'year', 'hour'] as const;
export type Span = (typeof spans)[number];

/** `amount` grows with the contract and is shown for a span of it; the others are the same for each span. */
type LineKind = 'amount' | 'time' | 'ratio' | 'hourly' | 'heads';

export type FigureLine = {
  /** a line of the engine's scheme, or a ratio of such lines */
  key: string;
  label: MessageDescriptor;
  kind: LineKind;
  isSum: boolean;
  /** null where it does not exist, such as a price without hours */
  read: (sums: PeriodSums) => number | null;
  /** left out: always; otherwise only where it holds */
  isOn?: (sums: PeriodSums) => boolean;
};
export type FigureGroup = { id: string; label: MessageDescriptor; lines: readonly FigureLine[] };

const line = (
  key: string,
  label: MessageDescriptor,
  kind: LineKind,
  read: FigureLine['read'],
  isSum = false,
): FigureLine => ({ key, label, kind, isSum, read });
const withOverheads = (line: FigureLine): FigureLine => ({
  ...line,
  isOn: ({ afterOverheads }) => afterOverheads !== null,
});
const restOf = ({ revenue, costs, afterOverheads }: PeriodSums) =>
  revenue - costs.totalCosts - (afterOverheads?.overheads ?? 0) - (afterOverheads?.risk ?? 0);
const hoursOf = ({ costs }: PeriodSums) => costs.minutes / 60;
const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const costsOf = ({ costs }: PeriodSums) => costs.totalCosts;

/** Prices first, then the costs in the order of a costing sheet; the sums close their groups. */
export const figureGroups: readonly FigureGroup[] = [
  {
    id: 'price',
    label: msg`Preis`,
    lines: [
      line('minutes', msg`Stunden`, 'time', ({ costs }) => costs.minutes),
      line('revenue', msg`Umsatz`, 'amount', ({ revenue }) => revenue, true),
      line('totalCosts', msg`Kosten`, 'amount', costsOf),
      line('profit', msg`Deckungsbeitrag`, 'amount', (sums) => sums.revenue - costsOf(sums), true),
      line('totalMargin', msg`Marge`, 'ratio', (sums) => ratio(sums.revenue - costsOf(sums), sums.revenue)),
      line('surcharge', msg`Aufschlag`, 'ratio', (sums) => ratio(sums.revenue - costsOf(sums), costsOf(sums))),
      line('pricePerHour', msg`Preis je Stunde`, 'hourly', (sums) => ratio(sums.revenue, hoursOf(sums))),
      line('costPerHour', msg`Kosten je Stunde`, 'hourly', (sums) => ratio(costsOf(sums), hoursOf(sums))),
      ...[
        line('overheads', msg`Gemeinkosten`, 'amount', ({ afterOverheads }) => afterOverheads?.overheads ?? 0),
        line('risk', msg`Wagnis`, 'amount', ({ afterOverheads }) => afterOverheads?.risk ?? 0),
        line('netProfit', msg`Gewinn`, 'amount', restOf, true),
        line('netMargin', msg`Gewinn vom Umsatz`, 'ratio', (sums) => ratio(restOf(sums), sums.revenue)),
      ].map(withOverheads),
    ],
  },
  ...costLineGroups.map(({ id, label, lines }) => ({
    id,
    label,
    lines: lines.map((cost) => line(cost.key, cost.label, 'amount', ({ costs }) => cost.read(costs), cost.isSum)),
  })),
  {
    id: 'total',
    label: msg`Gesamtkosten`,
    lines: [
      line('subcontractorCosts', msg`Nachunternehmer`, 'amount', ({ costs }) => costs.subcontractorCosts),
      line('totalCosts', msg`Kosten gesamt`, 'amount', costsOf, true),
    ],
  },
  {
    id: 'heads',
    label: msg`Kräfte`,
    lines: [
      line('employeeCount', msg`auf dem Dienstplan`, 'heads', ({ costs }) => costs.payCosts.employeeCount),
      line(
        'reserveEmployeeCount',
        msg`Reserve für Ausfall`,
        'heads',
        ({ costs }) => costs.payCosts.reserveEmployeeCount,
      ),
    ],
  },
];

/** The two halves of the lines, for a place too narrow for all of them: costs first, as a costing sheet has them. */
export const figureParts = {
  costs: figureGroups.filter(({ id }) => id !== 'price'),
  prices: figureGroups.filter(({ id }) => id === 'price'),
} as const;
export type FigurePart = keyof typeof figureParts;

/** A figure of a block: the line, the period and the span it refers to. */
export type BlockFigure = { key: string; kind: LineKind; type: CostType; span: Span };

/**
 * The value of a line for a span. A line per hour refers to the hours of its own period.
 * @param months started months of the contract
 */
export function spanValue({ kind, read }: FigureLine, sums: PeriodSums, span: Span, months: number): number | null {
  const value = read(sums);
  if (value === null || (kind !== 'amount' && kind !== 'time')) return value;
  switch (span) {
    case 'contract':
      return value;
    case 'month':
      return value / months;
    case 'year':
      return (12 * value) / months;
    case 'hour':
      return kind === 'time' ? null : ratio(value, hoursOf(sums));
  }
}

/** The lines of a block that say something: those of 0 in every period are left out, sums and prices stay. */
export function linesThatCount(group: FigureGroup, periods: readonly PeriodSums[]): FigureLine[] {
  const counting = group.lines.filter(
    ({ kind, isSum, read, isOn }) =>
      (isOn === undefined || periods.some(isOn)) &&
      (isSum || kind !== 'amount' || periods.some((sums) => read(sums) !== 0)),
  );
  const isEmpty = counting.every(({ kind, read }) => kind === 'amount' && periods.every((sums) => read(sums) === 0));
  return isEmpty ? [] : counting;
}

/** The periods with hours or costs; all of them together always stay. */
export function periodsThatCount(periods: readonly PeriodSums[]): PeriodSums[] {
  return periods.filter(
    ({ type, costs, revenue }) =>
      type === 'cumulated' || costs.minutes !== 0 || costs.totalCosts !== 0 || revenue !== 0,
  );
}
