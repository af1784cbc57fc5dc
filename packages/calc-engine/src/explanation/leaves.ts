import type { CostType } from '@zuschlag/validation/vocabulary';
import { MOST_WEEKLY_DUTIES, MOST_WEEKLY_HOURS } from '../calendar/post-staff.ts';
import type { RateBook, ServiceInput } from '../model.ts';
import { exemptWageLimit, taxFreeShares } from '../pay/bonus-pay.ts';
import { periodIndexOf } from '../periods.ts';
import type { Explanation } from '../results.ts';
import { numberField, type Sheet, type SheetSegment, unitOf } from './sheet.ts';

/** A value without a formula: entered, set by law, or read from a table row that is in force in the segment. */
export function leaf(sheet: Sheet, key: string, period: CostType, place = sheet.segments[0]): Explanation {
  const node = { key, unit: unitOf(sheet, key), parts: [] };
  const found = tableValue(key, period, place);
  if (found) {
    const { table, value, row } = found;
    return { ...node, value, row: { table, id: row?.id, activeFrom: row?.activeFrom }, segment: place.days };
  }
  switch (key) {
    case 'contractMonths':
      return { ...node, value: sheet.rates.months, input: 'contract' };
    case 'durationMonths':
      return { ...node, value: sheet.rates.durationMonths, input: 'contract' };
    case 'taxFreeShare':
      return { ...node, value: period === 'cumulated' ? 0 : taxFreeShares[periodIndexOf[period]] };
    case 'exemptWageLimit':
      return { ...node, value: exemptWageLimit };
    case 'mostWeeklyHours':
      return { ...node, value: MOST_WEEKLY_HOURS };
    case 'mostWeeklyDuties':
      return { ...node, value: MOST_WEEKLY_DUTIES };
    case 'isDay':
      return { ...node, value: period === 'day' ? 1 : 0 };
    case 'assumedRises':
      return { ...node, value: place.segment.wage?.assumedRises ?? 0, segment: place.days };
  }
  const [value, path] = entered(sheet.input, key, period);
  return { ...node, value, input: path };
}

interface TableValue {
  readonly table: keyof RateBook;
  readonly row: { readonly id?: string; readonly activeFrom: string } | null;
  readonly value: number;
}

function tableValue(key: string, period: CostType, { segment, terms }: SheetSegment): TableValue | null {
  const { tariff, insurance, socialSecurity, vacationBonus, christmasBonus, wage } = segment;
  const bonus = period === 'day' || period === 'cumulated' ? null : tariff.bonuses[period];
  const values: { readonly [key: string]: TableValue } = {
    workdaysPerYear: { table: 'tariffs', row: tariff, value: tariff.workdaysPerYear },
    allowanceInBasis: {
      table: 'tariffs',
      row: tariff,
      value: Number(tariff.basisForBonusCalculation === 'HOURLYWAGE'),
    },
    bonusRelative: { table: 'tariffs', row: tariff, value: bonus?.relative ?? 0 },
    bonusAbsolute: { table: 'tariffs', row: tariff, value: bonus?.absolute ?? 0 },
    vacationDays: { table: 'vacationDays', row: terms.vacationStep, value: terms.vacationDays },
    vacationBonusRelative: { table: 'vacationBonus', row: vacationBonus, value: terms.vacationBonus.relative },
    vacationBonusAbsolute: { table: 'vacationBonus', row: vacationBonus, value: terms.vacationBonus.absolute },
    christmasBonusRelative: { table: 'christmasBonus', row: christmasBonus, value: terms.christmasBonus.relative },
    christmasBonusAbsolute: { table: 'christmasBonus', row: christmasBonus, value: terms.christmasBonus.absolute },
    tableWage: { table: 'wages', row: wage?.row ?? null, value: wage?.row.hourlyWage ?? 0 },
    socialSecurityRate: { table: 'socialSecurity', row: socialSecurity, value: socialSecurity.value },
    liabilityInsuranceRate: { table: 'insurances', row: insurance, value: insurance.liabilityInsurance },
    professionalAssociationRate: { table: 'insurances', row: insurance, value: insurance.professionalAssociation },
  };
  return values[key] ?? null;
}

/** A value of the input and its path; 0 when this kind of service has no such value. */
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
  if (key in parameters) return [numberField(parameters, key) ?? 0, `parameters.${key}`];
  return [numberField(input, key) ?? 0, key];
}
