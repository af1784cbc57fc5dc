/** The cost lines of one period while they are being summed; the result groups them by kind. */
export interface CostLines {
  minutes: number;
  baseWage: number;
  nonTariffAllowances: number;
  wage: number;
  bonusPay: number;
  training: number;
  briefing: number;
  fluctuationBriefing: number;
  sickness: number;
  vacation: number;
  vacationBonus: number;
  christmasBonus: number;
  holidayPay: number;
  socialSecurity: number;
  totalPayCosts: number;
  employeeCount: number;
  reserveEmployeeCount: number;
  uniform: number;
  trainingFees: number;
  otherMaterial: number;
  professionalAssociation: number;
  liabilityInsurance: number;
  totalMaterialCosts: number;
  car: number;
  purchase: number;
  totalSpecialCosts: number;
  subcontractorCosts: number;
  totalCosts: number;
}

export function noCosts(): CostLines {
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

const names = Object.keys(noCosts()) as (keyof CostLines)[];

/** Adds one set of lines to another, field by field. */
export function addCosts(sum: CostLines, part: CostLines): void {
  for (const name of names) sum[name] += part[name];
}
