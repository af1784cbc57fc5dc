import { type CostType, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { isoDate } from '../calendar/dates.ts';
import { weekdaysFromSunday } from '../calendar/day-counts.ts';
import { shiftInSegment } from '../calendar/shift-minutes.ts';
import { visitDates } from '../calendar/site-visit-counts.ts';
import { evaluate, namesIn, parseExpression } from '../expression.ts';
import type { PeriodKey, RateBook, ServiceInput, SiteVisit } from '../model.ts';
import { exemptWageLimit, taxFreeShares } from '../pay/bonus-pay.ts';
import type { ContractRates, Segment } from '../rates/contract-rates.ts';
import type { Explanation } from '../results.ts';
import type { FormulaLine } from '../scheme/formulas.ts';
import type { SegmentTerms } from '../services/service-terms.ts';

/** What an explanation is made from; finished nodes are kept, because many figures share them. */
export interface Sheet {
  readonly input: ServiceInput;
  readonly rates: ContractRates;
  readonly terms: readonly SegmentTerms[];
  /** The lines of the scheme that hold for this kind of service and pricing. */
  readonly lines: ReadonlyMap<string, FormulaLine>;
  readonly known: Map<string, Explanation>;
}

/** A value that no formula makes: entered, set by law, or read from a table row that is in force in the segment. */
export function leaf(sheet: Sheet, key: string, period: CostType, at: number): Explanation {
  const node = { key, unit: sheet.lines.get(key)?.unit ?? 'number', parts: [] };
  const segment = sheet.rates.segments[at] as Segment;
  const terms = sheet.terms[at] as SegmentTerms;
  const found = tableValue(key, period, segment, terms);
  if (found) {
    const { table, value, row } = found;
    const place = { from: isoDate(segment.from), to: isoDate(segment.to) };
    return { ...node, value, row: { table, id: row?.id, activeFrom: row?.activeFrom }, segment: place };
  }
  switch (key) {
    case 'contractMonths':
      return { ...node, value: sheet.rates.months, input: 'contract' };
    case 'durationMonths':
      return { ...node, value: sheet.rates.durationMonths, input: 'contract' };
    case 'taxFreeShare':
      return { ...node, value: taxFreeShares[tariffPeriods.indexOf(period as PeriodKey)] ?? 0 };
    case 'exemptWageLimit':
      return { ...node, value: exemptWageLimit };
    case 'isDay':
      return { ...node, value: period === 'day' ? 1 : 0 };
  }
  const [value, path] = entered(sheet.input, key, period);
  return { ...node, value, input: path };
}

interface TableValue {
  readonly table: keyof RateBook;
  readonly row: { readonly id?: string; readonly activeFrom: string } | null;
  readonly value: number;
}

function tableValue(key: string, period: CostType, segment: Segment, terms: SegmentTerms): TableValue | null {
  const { tariff, insurance, socialSecurity, vacationBonus, christmasBonus } = segment;
  const bonus = period === 'day' || period === 'cumulated' ? null : tariff.bonuses[period];
  const [table, row, value] =
    ({
      workdaysPerYear: ['tariffs', tariff, tariff.workdaysPerYear],
      allowanceInBasis: ['tariffs', tariff, Number(tariff.basisForBonusCalculation === 'HOURLYWAGE')],
      bonusRelative: ['tariffs', tariff, bonus?.relative ?? 0],
      bonusAbsolute: ['tariffs', tariff, bonus?.absolute ?? 0],
      vacationDays: ['vacationDays', terms.vacationStep, terms.vacationDays],
      vacationBonusRelative: ['vacationBonus', vacationBonus, terms.vacationBonus.relative],
      vacationBonusAbsolute: ['vacationBonus', vacationBonus, terms.vacationBonus.absolute],
      christmasBonusRelative: ['christmasBonus', christmasBonus, terms.christmasBonus.relative],
      christmasBonusAbsolute: ['christmasBonus', christmasBonus, terms.christmasBonus.absolute],
      socialSecurityRate: ['socialSecurity', socialSecurity, socialSecurity.value],
      liabilityInsuranceRate: ['insurances', insurance, insurance.liabilityInsurance],
      professionalAssociationRate: ['insurances', insurance, insurance.professionalAssociation],
    }[key] as [TableValue['table'], TableValue['row'], number] | undefined) ?? [];
  return table && row !== undefined && value !== undefined ? { table, row, value } : null;
}

/** A value of the input and its path; 0 for what this kind of service does not have. */
function entered(input: ServiceInput, key: string, period: CostType): readonly [value: number, path: string] {
  if (input.type === 'PERMANENT') {
    const { revenue } = input;
    if (key === 'margin' && revenue.type === 'MARGIN') return [revenue.margin, 'revenue.margin'];
    if (key === 'flatRate' && revenue.type === 'FLATRATE') return [revenue.flatRate, 'revenue.flatRate'];
    if (key === 'agreedHourlyRate' && revenue.type === 'HOURLYRATEABSOLUTE' && period !== 'cumulated') {
      return [revenue.hourlyRateAbsolute[period], `revenue.hourlyRateAbsolute.${period}`];
    }
    if (key === 'dayRate' && revenue.type === 'HOURLYRATERELATIVE') {
      return [revenue.hourlyRateRelative.day, 'revenue.hourlyRateRelative.day'];
    }
    if (key === 'rateSurcharge' && revenue.type === 'HOURLYRATERELATIVE' && period !== 'cumulated') {
      return period === 'day'
        ? [0, 'revenue']
        : [revenue.hourlyRateRelative[period], `revenue.hourlyRateRelative.${period}`];
    }
  } else if (key === 'visitMargin') {
    return [input.siteVisits[0]?.margin ?? 0, 'siteVisits.0.margin'];
  }
  const { parameters } = input;
  if (key in parameters) return [parameters[key as keyof typeof parameters] ?? 0, `parameters.${key}`];
  return [(input as unknown as Record<string, number | undefined>)[key] ?? 0, key];
}

/** The cars, purchases, shifts or visits behind a count, or null when it is none of one. */
export function itemsOf(sheet: Sheet, name: string, period: CostType, at: number): Explanation[] | null {
  const { input } = sheet;
  if (input.type === 'PERMANENT') {
    const all = (list: 'cars' | 'purchases', key: string) =>
      input[list].map((piece, n) => item(sheet, key, piece, `${list}.${n}`));
    if (name === 'allCars') return all('cars', 'carCost');
    if (name === 'allPurchases') return all('purchases', 'purchaseCostOfContract');
    return countedMinutes.includes(name) && period !== 'cumulated' ? shiftNodes(sheet, name, period, at) : null;
  }
  if (name === 'lostMinutes' || name === 'subcontractorMinutes') return [];
  return name === 'ownMinutes' && period !== 'cumulated' ? visitNodes(sheet, period, at) : null;
}

const countedMinutes = ['ownMinutes', 'lostMinutes', 'subcontractorMinutes'];

function shiftNodes({ input, ...sheet }: Sheet, name: string, period: PeriodKey, at: number): Explanation[] {
  if (input.type !== 'PERMANENT') return [];
  const place = tariffPeriods.indexOf(period);
  const kind = place >> 1;
  const isNight = place & 1;
  const quantity = name === 'subcontractorMinutes' ? 'subContractorQuantity' : 'employeeQuantity';
  return input.shifts.flatMap((shift, n) => {
    const segment = sheet.rates.segments[at] as Segment;
    const found = shiftInSegment(shift, input.pauseIncluded, segment, sheet.rates);
    if (!found) return [];
    const { counts, profile } = found;
    const isLost = name === 'lostMinutes';
    const fields = {
      headsOfShift: shift[quantity],
      dutiesStarting: (isLost ? counts.lostStarts : counts.starts)[kind],
      dutiesOfDayBefore: (isLost ? counts.lostNext : counts.next)[kind],
      minutesToday: profile[isNight],
      minutesTomorrow: profile[isNight + 2],
    };
    return [item({ input, ...sheet }, 'shiftMinutes', fields, `shifts.${n}`, quantity)];
  });
}

function visitNodes(sheet: Sheet, period: PeriodKey, at: number): Explanation[] {
  const { input, rates } = sheet;
  if (input.type !== 'MOBILE') return [];
  return input.siteVisits.flatMap((visit, n) => {
    const dates = visitDates(visit, rates.segments[at] as Segment, rates);
    if (!dates) return [];
    const path = `siteVisits.${n}`;
    const days = daysOfPeriod(period).map((day) => {
      const weekday = weekdaysFromSunday.indexOf(day as 'sunday');
      const count = day === 'holiday' ? dates.holidays : (dates.weekdays[weekday] as number);
      const field = `${day}${period === 'day' || period === 'sunday' || period === 'holiday' ? 'Day' : 'Night'}`;
      return item(
        sheet,
        'visitsOnDates',
        { dates: count, visitsPerDate: visit[field as keyof SiteVisit] },
        path,
        field,
      );
    });
    const visits = days.reduce((total, day) => total + day.value, 0);
    const sum: Explanation = { key: 'visits', value: visits, unit: 'number', formula: 'sum', parts: days };
    const node = item(sheet, 'visitMinutes', { ...visit, travelTime: input.travelTime, visits }, path);
    return [{ ...node, parts: node.parts.map((part) => (part.key === 'visits' ? sum : part)) }];
  });
}

function daysOfPeriod(period: PeriodKey): readonly string[] {
  if (period === 'day' || period === 'night') return weekdaysFromSunday.slice(1);
  return period === 'sunday' || period === 'sundayNight' ? ['sunday'] : ['holiday'];
}

/** One car, purchase, shift or visit: its formula over its own fields. */
function item(sheet: Sheet, key: string, fields: object, path: string, field?: string): Explanation {
  const line = sheet.lines.get(key) as FormulaLine;
  const formula = line.formula ?? '0';
  const expression = parseExpression(formula);
  const parts = namesIn(expression).map((name): Explanation => {
    const value = (fields as Record<string, unknown>)[name];
    if (typeof value !== 'number') return leaf(sheet, name, 'cumulated', 0);
    const isEntered = sheet.lines.get(name)?.level === 'input';
    const input = isEntered && name !== 'travelTime' ? `${path}.${field ?? name}` : undefined;
    const unit = sheet.lines.get(name)?.unit ?? 'number';
    return { key: name, value, unit, input: name === 'travelTime' ? name : input, parts: [] };
  });
  const values = new Map(parts.map((part) => [part.key, part.value]));
  const value = evaluate(expression, (name) => values.get(name) ?? 0);
  return { key, value, unit: line.unit, formula, input: path, parts };
}
