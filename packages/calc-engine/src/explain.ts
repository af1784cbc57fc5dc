import { type CostType, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { CalcError } from './calc-error.ts';
import { isoDate } from './calendar/dates.ts';
import { itemsOf, visitCounts } from './explanation/items.ts';
import { leaf } from './explanation/leaves.ts';
import { lineOf, type Sheet, type SheetSegment, unitOf } from './explanation/sheet.ts';
import { type Expression, evaluate, namesIn, parseExpression } from './expression.ts';
import type { CompiledRateBook, PeriodKey, ServiceInput } from './model.ts';
import { isPeriodName } from './periods.ts';
import type { ContractRates, Segment } from './rates/segment.ts';
import type { Explanation } from './results.ts';
import { type FormulaLine, type Unit, variantsOf } from './scheme/formula-line.ts';
import { formulas } from './scheme/formulas.ts';
import { ratesOf } from './services/calculate-service.ts';
import { segmentTerms } from './services/service-terms.ts';

/**
 * The derivation of a figure, down to the values that were entered, counted and read from tables.
 *
 * A node with the formula `sum` is the sum of its parts; any other formula is over the keys of its parts; a node without
 * formula is a leaf. Every value recomputes from the leaves. Parts may be shared between nodes.
 *
 * @param figure a key of the scheme that is computed per period or service, and a period
 * @throws {CalcError} as `calculateService`; INVALID_INPUT `figure` when there is no such figure, or when it is undefined
 */
export function explain(
  input: ServiceInput,
  book: CompiledRateBook,
  figure: { readonly line: string; readonly period: CostType },
): Explanation {
  const node = explainerOf(input, book)(figure.line, figure.period);
  if (!node) throw new CalcError('INVALID_INPUT', { path: 'figure' });
  return node;
}

/**
 * The derivations of many figures of one service, which share the nodes that they have in common.
 *
 * @returns a function that gives null when there is no such figure, or when it is undefined
 * @throws {CalcError} as `calculateService`
 */
export function explainerOf(
  input: ServiceInput,
  book: CompiledRateBook,
): (line: string, period: CostType) => Explanation | null {
  const sheet = sheetOf(input, ratesOf(input, book));
  return (line, period) => {
    const node = nodeOf(sheet, line, period);
    return node && Number.isFinite(node.value) ? node : null;
  };
}

/** @param firstVisit the place of the first visit of this input among those of its service */
function sheetOf(input: ServiceInput, rates: ContractRates, firstVisit = 0): Sheet {
  const variants = variantsOf(input);
  const lines = formulas.filter((line) => line.only === undefined || variants.has(line.only));
  const [first, ...later] = rates.segments;
  const place = (segment: Segment, at: number) => ({
    at,
    segment,
    terms: segmentTerms(input, segment),
    days: { from: isoDate(segment.from), to: isoDate(segment.to) },
  });
  return {
    input,
    rates,
    firstVisit,
    segments: [place(first, 0), ...later.map((segment, at) => place(segment, at + 1))],
    lines: new Map(lines.map((line) => [line.key, line])),
    known: new Map(),
    ofVisits: new Map(),
  };
}

/** The node of a line in a period or in all of them, or null when there is no such figure. */
function nodeOf(sheet: Sheet, key: string, period: CostType): Explanation | null {
  const line = sheet.lines.get(key);
  if (!line || (!isPeriodName(period) && period !== 'cumulated')) return null;
  if (line.level === 'service') {
    // Of the lines of a service only the hourly price exists per period.
    return period === 'cumulated' || key === 'pricePerHour' ? computed(sheet, line, period) : null;
  }
  if (line.level !== 'segment' && line.level !== 'period') return null;
  // Prices of several kinds of time add up to nothing.
  if (period === 'cumulated' && line.unit === 'EUR/h') return null;
  if (period !== 'cumulated') return ofPeriod(sheet, line, period);
  return cached(sheet, `${key} cumulated`, () =>
    sum(
      key,
      line.unit,
      tariffPeriods.map((each) => ofPeriod(sheet, line, each)),
      { period },
    ),
  );
}

function ofPeriod(sheet: Sheet, line: FormulaLine, period: PeriodKey): Explanation {
  if (line.level === 'period') return computed(sheet, line, period);
  return cached(sheet, `${line.key} ${period}`, () =>
    sum(
      line.key,
      line.unit,
      sheet.segments.map((place) => ofSegment(sheet, line, period, place)),
      { period },
    ),
  );
}

/** A line whose formula is over figures of the same period. */
function computed(sheet: Sheet, line: FormulaLine, period: CostType): Explanation {
  return cached(sheet, `${line.key} ${period}`, () =>
    formulaNode(line, { period }, (name) => {
      const whole = total(sheet, name, period);
      if (whole) return whole;
      return nodeOf(sheet, name, period) ?? leaf(sheet, name, period);
    }),
  );
}

/** A line inside one segment, in which no rate changes. */
function ofSegment(sheet: Sheet, line: FormulaLine, period: PeriodKey, place: SheetSegment): Explanation {
  return cached(sheet, `${line.key} ${period} ${place.at}`, () => {
    const segment = place.days;
    return formulaNode(line, { period, segment }, (name) => {
      const inner = sheet.lines.get(name);
      if (inner?.level === 'service') return computed(sheet, inner, 'cumulated');
      const whole = name === 'allFullTimeYears' ? total(sheet, name, period) : null;
      if (whole) return whole;
      if (inner?.formula != null) return ofSegment(sheet, inner, period, place);
      return cached(sheet, `${name} ${period} ${place.at}`, () => {
        const items = itemsOf(sheet, name, period, place);
        if (items) return sum(name, unitOf(sheet, name), items, { period, segment });
        return leaf(sheet, name, period, place);
      });
    });
  });
}

const wholes = new Map([
  ['allMinutes', 'minutes'],
  ['allCosts', 'totalCosts'],
  ['allFullTimeYears', 'fullTimeYears'],
]);

/** A sum over the whole service, or over its cars, purchases or visits. */
function total(sheet: Sheet, name: string, period: CostType): Explanation | null {
  const { input } = sheet;
  const summed = wholes.get(name);
  if (summed) {
    return cached(sheet, name, () => ({
      ...(nodeOf(sheet, summed, 'cumulated') ?? leaf(sheet, name, period)),
      key: name,
    }));
  }
  if ((name === 'allVisits' || name === 'allExactVisits') && input.type === 'MOBILE' && period !== 'cumulated') {
    const key = name === 'allVisits' ? 'visitRevenue' : 'exactVisitRevenue';
    const items = input.siteVisits.map((_, at) => ofVisit(sheet, key, period, at));
    return sum(name, 'EUR', items, { period });
  }
  const items = itemsOf(sheet, name, period);
  return items && sum(name, unitOf(sheet, name), items, {});
}

/** A line of one kind of visit, whose costs are computed as if the service had no other. */
function ofVisit(sheet: Sheet, key: string, period: CostType, at: number): Explanation {
  return cached(sheet, `${key} ${period} visit ${at}`, () => {
    const own = sheetOfVisit(sheet, at);
    return formulaNode(lineOf(sheet, key), { period }, (name) => partOfVisit(sheet, own, { name, period, at }));
  });
}

function partOfVisit(
  sheet: Sheet,
  own: Sheet,
  { name, period, at }: { name: string; period: CostType; at: number },
): Explanation {
  switch (name) {
    case 'visitMargin':
      return { ...leaf(own, name, period), input: `siteVisits.${at}.margin` };
    case 'visitUnitPrice':
      return ofVisit(sheet, name, 'cumulated', at);
    case 'visitsOfPeriod':
      return cached(own, `${name} ${period}`, () => sum(name, 'number', visitCounts(own, period), { period }));
    case 'allVisitCount':
      return cached(own, name, () =>
        sum(
          name,
          'number',
          tariffPeriods.map((each) => partOfVisit(sheet, own, { name: 'visitsOfPeriod', period: each, at })),
          { period: 'cumulated' },
        ),
      );
    default: {
      const costs = nodeOf(own, 'totalCosts', name === 'allVisitCosts' ? 'cumulated' : period);
      return cached(own, `${name} ${period}`, () => ({ ...(costs ?? leaf(own, name, period)), key: name }));
    }
  }
}

function sheetOfVisit(sheet: Sheet, at: number): Sheet {
  const { input } = sheet;
  const visit = input.type === 'MOBILE' ? input.siteVisits[at] : undefined;
  if (input.type !== 'MOBILE' || !visit) throw new TypeError('siteVisits');
  const known = sheet.ofVisits.get(at) ?? sheetOf({ ...input, siteVisits: [visit] }, sheet.rates, at);
  sheet.ofVisits.set(at, known);
  return known;
}

type Place = Pick<Explanation, 'period' | 'segment'>;

function formulaNode(line: FormulaLine, place: Place, partOf: (name: string) => Explanation): Explanation {
  const formula = line.formula ?? '0';
  const expression = parseExpression(formula);
  const parts = new Map(namesOf(formula, expression).map((name) => [name, partOf(name)]));
  // Adding 0 turns -0 into 0.
  const value = evaluate(expression, (name) => parts.get(name)?.value ?? Number.NaN) + 0;
  return { key: line.key, value, unit: line.unit, formula, ...place, parts: [...parts.values()] };
}

const names = new Map<string, readonly string[]>();

/** The names of a formula, looked up once: a large calculation asks for those of each some hundred times. */
function namesOf(formula: string, expression: Expression): readonly string[] {
  const known = names.get(formula) ?? namesIn(expression);
  names.set(formula, known);
  return known;
}

function sum(key: string, unit: Unit, parts: readonly Explanation[], place: Place): Explanation {
  const value = parts.reduce((total, part) => total + part.value, 0);
  return { key, value, unit, formula: 'sum', ...place, parts };
}

function cached(sheet: Sheet, key: string, make: () => Explanation): Explanation {
  const known = sheet.known.get(key);
  if (known) return known;
  const made = make();
  sheet.known.set(key, made);
  return made;
}
