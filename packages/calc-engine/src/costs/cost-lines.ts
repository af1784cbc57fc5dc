import { type PerPeriodTuple, tuplePerPeriod } from '../periods.ts';

/** The cost lines of one period while they are being summed; the result groups them by kind. */
export type CostLines = ReturnType<typeof noCosts>;

/** The cost lines of all periods. */
export type PeriodCosts = PerPeriodTuple<CostLines>;

export function noCosts() {
  return {
    minutes: 0,
    baseWage: 0,
    nonTariffAllowances: 0,
    wage: 0,
    bonusPay: 0,
    training: 0,
    briefing: 0,
    fluctuationBriefing: 0,
    sickness: 0,
    vacation: 0,
    vacationBonus: 0,
    christmasBonus: 0,
    holidayPay: 0,
    socialSecurity: 0,
    totalPayCosts: 0,
    employeeCount: 0,
    reserveEmployeeCount: 0,
    uniform: 0,
    trainingFees: 0,
    otherMaterial: 0,
    professionalAssociation: 0,
    liabilityInsurance: 0,
    totalMaterialCosts: 0,
    car: 0,
    purchase: 0,
    totalSpecialCosts: 0,
    subcontractorCosts: 0,
    totalCosts: 0,
  };
}

export function noPeriodCosts(): PeriodCosts {
  return tuplePerPeriod(noCosts);
}

const names = Object.keys(noCosts()) as (keyof CostLines)[];

/** Adds one set of lines to another, field by field. */
export function addCosts(sum: CostLines, part: CostLines): void {
  for (const name of names) sum[name] += part[name];
}

/** Completes the totals of the periods and adds the periods up. */
export function cumulate(periods: PeriodCosts): CostLines {
  const cumulated = noCosts();
  for (const lines of periods) {
    lines.totalSpecialCosts = lines.car + lines.purchase;
    lines.totalCosts =
      lines.totalPayCosts + lines.totalMaterialCosts + lines.totalSpecialCosts + lines.subcontractorCosts;
    addCosts(cumulated, lines);
  }
  return cumulated;
}

export function sumOfPeriods(periods: PeriodCosts): CostLines {
  const sum = noCosts();
  for (const lines of periods) addCosts(sum, lines);
  return sum;
}
