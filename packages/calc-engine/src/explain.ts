import { type CostType, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { CalcError } from './calc-error.ts';
import { isoDate } from './calendar/dates.ts';
import { itemsOf, leaf, type Sheet } from './explanation/leaves.ts';
import { evaluate, namesIn, parseExpression } from './expression.ts';
import type { CompiledRateBook, PeriodKey, ServiceInput } from './model.ts';
import type { ContractRates, Segment } from './rates/contract-rates.ts';
import type { Explanation } from './results.ts';
import { type FormulaLine, formulas, type Unit } from './scheme/formulas.ts';
import { ratesOf } from './services/calculate-service.ts';
import { segmentTerms } from './services/service-terms.ts';

/**
 * What a figure is made of, down to what was entered, counted and read from tables.
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
  const node = nodeOf(sheetOf(input, ratesOf(input, book)), figure.line, figure.period);
  if (!node || !Number.isFinite(node.value)) throw new CalcError('INVALID_INPUT', { path: 'figure' });
  return node;
}

function sheetOf(input: ServiceInput, rates: ContractRates): Sheet {
  const variants = new Set<string>([input.type, ...(input.type === 'PERMANENT' ? [input.revenue.type] : [])]);
  const lines = formulas.filter((line) => line.only === undefined || variants.has(line.only));
  return {
    input,
    rates,
    terms: rates.segments.map((segment) => segmentTerms(input, segment)),
    lines: new Map(lines.map((line) => [line.key, line])),
    known: new Map(),
  };
}

/** The node of a line in a period or in all of them, or null when there is no such figure. */
function nodeOf(sheet: Sheet, key: string, period: CostType): Explanation | null {
  const line = sheet.lines.get(key);
  const isPeriod = (tariffPeriods as readonly string[]).includes(period);
  if (!line || (!isPeriod && period !== 'cumulated')) return null;
  if (line.level === 'service') {
    // Of the lines of a service only the hourly price exists per period.
    return period === 'cumulated' || key === 'pricePerHour' ? computed(sheet, line, period) : null;
  }
  if (line.level !== 'segment' && line.level !== 'period') return null;
  if (period !== 'cumulated') return ofPeriod(sheet, line, period);
  return remembered(sheet, `${key} cumulated`, () =>
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
  return remembered(sheet, `${line.key} ${period}`, () =>
    sum(
      line.key,
      line.unit,
      sheet.rates.segments.map((_, at) => ofSegment(sheet, line, period, at)),
      { period },
    ),
  );
}

/** A line whose formula is over figures of the same period. */
function computed(sheet: Sheet, line: FormulaLine, period: CostType): Explanation {
  return remembered(sheet, `${line.key} ${period}`, () =>
    formulaNode(line, { period }, (name) => {
      const whole = total(sheet, name, period);
      if (whole) return whole;
      return nodeOf(sheet, name, period) ?? leaf(sheet, name, period, 0);
    }),
  );
}

/** A line inside one segment, in which no rate changes. */
function ofSegment(sheet: Sheet, line: FormulaLine, period: PeriodKey, at: number): Explanation {
  return remembered(sheet, `${line.key} ${period} ${at}`, () => {
    const { from, to } = sheet.rates.segments[at] as Segment;
    const segment = { from: isoDate(from), to: isoDate(to) };
    return formulaNode(line, { period, segment }, (name) => {
      const inner = sheet.lines.get(name);
      if (inner?.formula != null) return ofSegment(sheet, inner, period, at);
      const items = itemsOf(sheet, name, period, at);
      if (items) return sum(name, unitOf(sheet, name), items, { period, segment });
      return leaf(sheet, name, period, at);
    });
  });
}

/** A sum over the whole service, or over its cars, purchases or visits. */
function total(sheet: Sheet, name: string, period: CostType): Explanation | null {
  const { input } = sheet;
  if (name === 'allMinutes' || name === 'allCosts') {
    const node = nodeOf(sheet, name === 'allMinutes' ? 'minutes' : 'totalCosts', 'cumulated');
    return node && { ...node, key: name };
  }
  if (name === 'allVisits' && input.type === 'MOBILE' && period !== 'cumulated') {
    const items = input.siteVisits.map((visit, at) => {
      const own = sheetOf({ ...input, siteVisits: [visit] }, sheet.rates);
      const costs = { ...(nodeOf(own, 'totalCosts', period) as Explanation), key: 'visitCosts' };
      const margin = { ...leaf(own, 'visitMargin', period, 0), input: `siteVisits.${at}.margin` };
      return formulaNode(sheet.lines.get('visitRevenue') as FormulaLine, { period }, (key) =>
        key === 'visitCosts' ? costs : margin,
      );
    });
    return sum(name, 'EUR', items, { period });
  }
  const items = itemsOf(sheet, name, period, 0);
  return items && sum(name, unitOf(sheet, name), items, {});
}

type Place = Pick<Explanation, 'period' | 'segment'>;

function formulaNode(line: FormulaLine, place: Place, partOf: (name: string) => Explanation): Explanation {
  const formula = line.formula ?? '0';
  const expression = parseExpression(formula);
  const parts = new Map(namesIn(expression).map((name) => [name, partOf(name)]));
  // Adding 0 turns -0 into 0.
  const value = evaluate(expression, (name) => (parts.get(name) as Explanation).value) + 0;
  return { key: line.key, value, unit: line.unit, formula, ...place, parts: [...parts.values()] };
}

function sum(key: string, unit: Unit, parts: readonly Explanation[], place: Place): Explanation {
  const value = parts.reduce((total, part) => total + part.value, 0);
  return { key, value, unit, formula: 'sum', ...place, parts };
}

function unitOf(sheet: Sheet, name: string): Unit {
  return sheet.lines.get(name)?.unit ?? 'number';
}

function remembered(sheet: Sheet, key: string, make: () => Explanation): Explanation {
  const known = sheet.known.get(key);
  if (known) return known;
  const made = make();
  sheet.known.set(key, made);
  return made;
}
