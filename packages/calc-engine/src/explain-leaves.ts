import { type CostType, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { isoDate } from './calendar/dates.ts';
import { weekdaysFromSunday } from './calendar/day-counts.ts';
import { type ShiftInSegment, shiftInSegment } from './calendar/shift-minutes.ts';
import { visitDates } from './calendar/site-visit-counts.ts';
import { evaluate, namesIn, parseExpression } from './expression.ts';
import type { Bonus, PeriodKey, ServiceInput, SiteVisit } from './model.ts';
import { exemptWageLimit, taxFreeShares } from './pay/bonus-pay.ts';
import type { ContractRates, Segment } from './rates/contract-rates.ts';
import type { Explanation } from './results.ts';
import type { SchemeLine } from './scheme.ts';
import type { SegmentTerms } from './service-terms.ts';

/** What an explanation is made from; finished nodes are kept, because many figures share them. */
export interface Sheet {
  readonly input: ServiceInput;
  readonly rates: ContractRates;
  readonly terms: readonly SegmentTerms[];
  /** The lines of the scheme that hold for this kind of service and pricing. */
  readonly lines: ReadonlyMap<string, SchemeLine>;
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
  readonly table: string;
  readonly value: number;
  readonly row: { readonly id?: string; readonly activeFrom: string } | null;
}

function tableValue(key: string, period: CostType, segment: Segment, terms: SegmentTerms): TableValue | null {
  const { tariff, insurance, socialSecurity } = segment;
  const bonus: Bonus =
    period === 'day' || period === 'cumulated' ? { relative: 0, absolute: 0 } : tariff.bonuses[period];
  const from = (table: string, row: TableValue['row'], value: number) => ({ table, value, row });
  switch (key) {
    case 'workdaysPerYear':
      return from('tariffs', tariff, tariff.workdaysPerYear);
    case 'allowanceInBasis':
      return from('tariffs', tariff, tariff.basisForBonusCalculation === 'HOURLYWAGE' ? 1 : 0);
    case 'bonusRelative':
      return from('tariffs', tariff, bonus.relative);
    case 'bonusAbsolute':
      return from('tariffs', tariff, bonus.absolute);
    case 'vacationDays':
      return from('vacationDays', terms.vacationStep, terms.vacationDays);
    case 'vacationBonusRelative':
      return from('vacationBonus', segment.vacationBonus, terms.vacationBonus.relative);
    case 'vacationBonusAbsolute':
      return from('vacationBonus', segment.vacationBonus, terms.vacationBonus.absolute);
    case 'christmasBonusRelative':
      return from('christmasBonus', segment.christmasBonus, terms.christmasBonus.relative);
    case 'christmasBonusAbsolute':
      return from('christmasBonus', segment.christmasBonus, terms.christmasBonus.absolute);
    case 'socialSecurityRate':
      return from('socialSecurity', socialSecurity, socialSecurity.value);
    case 'liabilityInsuranceRate':
      return from('insurances', insurance, insurance.liabilityInsurance);
    case 'professionalAssociationRate':
      return from('insurances', insurance, insurance.professionalAssociation);
    default:
      return null;
  }
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
    if (name === 'allCars') return input.cars.map((car, n) => item(sheet, 'carCost', car, `cars.${n}`));
    if (name === 'allPurchases') {
      return input.purchases.map((purchase, n) => item(sheet, 'purchaseCostOfContract', purchase, `purchases.${n}`));
    }
    const key = shiftItems[name];
    return key && period !== 'cumulated' ? shiftNodes(sheet, key, period, at) : null;
  }
  if (name === 'lostMinutes' || name === 'subcontractorMinutes') return [];
  return name === 'ownMinutes' && period !== 'cumulated' ? visitNodes(sheet, period, at) : null;
}

const shiftItems: { readonly [count: string]: string } = {
  ownMinutes: 'shiftMinutes',
  lostMinutes: 'lostShiftMinutes',
  subcontractorMinutes: 'subcontractorShiftMinutes',
};

function shiftNodes(sheet: Sheet, key: string, period: PeriodKey, at: number): Explanation[] {
  const { input, rates } = sheet;
  if (input.type !== 'PERMANENT') return [];
  return input.shifts.flatMap((shift, n) => {
    const found = shiftInSegment(shift, input.pauseIncluded, rates.segments[at] as Segment, rates);
    if (!found) return [];
    return [item(sheet, key, { ...shift, ...dutyValues(found, key, tariffPeriods.indexOf(period)) }, `shifts.${n}`)];
  });
}

function dutyValues({ counts, profile }: ShiftInSegment, key: string, period: number): Record<string, unknown> {
  const isLost = key === 'lostShiftMinutes';
  const kind = period >> 1;
  const isNight = period & 1;
  return {
    dutiesStarting: (isLost ? counts.lostStarts : counts.starts)[kind],
    dutiesOfDayBefore: (isLost ? counts.lostNext : counts.next)[kind],
    minutesToday: isNight ? profile[1] : profile[0],
    minutesTomorrow: isNight ? profile[3] : profile[2],
  };
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
  const line = sheet.lines.get(key) as SchemeLine;
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
