import { type TariffPeriod, tariffPeriods } from '../vocabulary.ts';

// Without zod: the worker that reads files loads only what it needs.

/** The figures of a kind of time in a month. */
export const actualFigures = ['hours', 'absenceHours', 'payCost', 'income'] as const;
export type ActualFigure = (typeof actualFigures)[number];

/** `hours` stands beside a column with the kind of time, `hours.night` names it itself. */
export type ActualColumn = 'month' | 'kindOfTime' | ActualFigure | `${ActualFigure}.${TariffPeriod}`;

/** @returns the figure and the kind of time that a column holds; null for the month and the kind of time */
export function figureOf(column: ActualColumn): { figure: ActualFigure; kind: TariffPeriod | null } | null {
  const [name, kind] = column.split('.');
  const figure = actualFigures.find((one) => one === name);
  return figure ? { figure, kind: tariffPeriods.find((one) => one === kind) ?? null } : null;
}
