import { type CostType, costTypes } from '../../vocabulary.ts';

/** The vocabulary of price forms: a customer's own sheet, in whose cells figures of a Chance go. Without zod: pages load it. */

/** Figures of one service, by kind of time or over all of them. */
export const serviceFigures = ['hourlyPrice', 'hours', 'amount', 'monthlyAmount', 'yearlyAmount'] as const;
/** Figures and words of the whole Chance. */
export const chanceFigures = [
  'total',
  'monthlyTotal',
  'yearlyTotal',
  'bidder',
  'customer',
  'tenderName',
  'reference',
  'startDate',
  'endDate',
  'today',
] as const;
export const formFigures = [...serviceFigures, ...chanceFigures] as const;
export type FormFigure = (typeof formFigures)[number];

export const isOfService = (figure: FormFigure) => (serviceFigures as readonly FormFigure[]).includes(figure);
/** By month and by year a service has one price over all kinds of time. */
export const hasPeriods = (figure: FormFigure) => figure === 'hourlyPrice' || figure === 'hours' || figure === 'amount';

/** Which figure goes into which cell. */
export type FormCell = {
  sheet: string;
  /** "B7" */
  cell: string;
  figure: FormFigure;
  /** the kind of time; null for figures without kinds of time */
  period: CostType | null;
  /** the service by its name; null for figures of the whole Chance */
  service: string | null;
  /** the words beside the cell when it was picked; empty: they are not compared */
  label: string;
};

/** Whether the service of a figure of one service is still to be chosen. */
export const lacksService = ({ figure, service }: Pick<FormCell, 'figure' | 'service'>) =>
  isOfService(figure) && service === null;

/** Why a cell is left as it is, or what there is to know about it before it is filled. */
export const formCellProblems = [
  'SHEET_MISSING',
  'FORMULA',
  'MERGED',
  /** other words stand beside the cell than when it was picked; it is filled only when the caller says so */
  'LABEL_CHANGED',
  /** no service of the Chance was named for this one of the form */
  'SERVICE_MISSING',
  'NO_PRICE',
  /** the service has no hours of this kind of time */
  'NO_HOURS',
  /** the Chance does not say it */
  'NOT_STATED',
] as const;
export type FormCellProblem = (typeof formCellProblems)[number];

/** What to know about the filled sheet as a whole. */
export const formNotes = [
  /** rows of tables changed since the prices were calculated */
  'OUTDATED',
  /** the price is not approved */
  'NOT_APPROVED',
  /** services without a price are not in the totals */
  'UNPRICED',
  /** the author of the workbook locked a sheet that is filled */
  'PROTECTED',
  /** a sheet that is filled is hidden */
  'HIDDEN',
  /** the workbook is signed, and the signature ends with a change */
  'SIGNED',
  /** sums of the workbook are calculated when it is opened */
  'CALCULATES',
] as const;
export type FormNote = (typeof formNotes)[number];

/**
 * The names by which a form knows the services of a Chance: those that share a name are numbered, the oldest first.
 *
 * @returns the services in the order of the question
 */
export function namesInForm(services: readonly { id: string; name: string }[]): { id: string; name: string }[] {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  // Ids begin with the time at which they were made.
  for (const { id, name } of services.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const plain = name.trim().slice(0, 100).toWellFormed();
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    names.set(id, count === 1 ? plain : `${plain} (${count})`);
  }
  return services.map(({ id, name }) => ({ id, name: names.get(id) ?? name }));
}

/** The services of a form, each once, in the order of its cells. */
export function servicesOfForm(cells: readonly Pick<FormCell, 'service'>[]): string[] {
  return [...new Set(cells.flatMap(({ service }) => service ?? []))];
}

/**
 * The cells of a form as one text, in which an edit is compared with what others saved: a line for each service, and one
 * for each cell, with the words that stood beside it.
 */
export function cellsText(cells: readonly FormCell[]): string {
  const services = servicesOfForm(inOrder(cells));
  const lines = inOrder(cells).map(({ sheet, cell, figure, period, service, label }) =>
    [
      ...[`${sheet}!${cell}`, figure, period ?? '', service === null ? '' : services.indexOf(service)],
      label.replace(/\s+/g, ' '),
    ].join('\t'),
  );
  return [...services.map((name) => `\t${name}`), ...lines].join('\n');
}

/** The inverse of `cellsText`; other lines are left out. */
export function cellsOfText(text: string): FormCell[] {
  const lines = text.split('\n');
  const services = lines.filter((line) => line.startsWith('\t')).map((line) => line.slice(1));
  return lines.flatMap((line) => {
    const [place = '', figure, period = '', service = '', label = ''] = line.split('\t');
    const [, sheet, cell] = /^(.+)!([A-Z]{1,3}\d{1,7})$/.exec(place) ?? [];
    const known = formFigures.find((one) => one === figure);
    if (!sheet || !cell || !known) return [];
    return [
      {
        ...{ sheet, cell, figure: known, label },
        period: costTypes.find((one) => one === period) ?? null,
        service: service === '' ? null : (services[Number(service)] ?? null),
      },
    ];
  });
}

/** By sheet, then by row and column. */
function inOrder<Cell extends { sheet: string; cell: string }>(cells: readonly Cell[]): Cell[] {
  const key = ({ sheet, cell }: Cell) => {
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
    return `${sheet}\t${digits.padStart(7, '0')}\t${letters.padStart(3, ' ')}`;
  };
  return cells.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
