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

/** Adds one set of lines to another, field by field. */
export function addCosts(sum: CostLines, part: CostLines): void {
  sum.minutes += part.minutes;
  sum.baseWage += part.baseWage;
  sum.nonTariffAllowances += part.nonTariffAllowances;
  sum.wage += part.wage;
  sum.bonusPay += part.bonusPay;
  sum.training += part.training;
  sum.briefing += part.briefing;
  sum.fluctuationBriefing += part.fluctuationBriefing;
  sum.sickness += part.sickness;
  sum.vacation += part.vacation;
  sum.vacationBonus += part.vacationBonus;
  sum.christmasBonus += part.christmasBonus;
  sum.holidayPay += part.holidayPay;
  sum.socialSecurity += part.socialSecurity;
  sum.totalPayCosts += part.totalPayCosts;
  sum.employeeCount += part.employeeCount;
  sum.reserveEmployeeCount += part.reserveEmployeeCount;
  sum.uniform += part.uniform;
  sum.trainingFees += part.trainingFees;
  sum.otherMaterial += part.otherMaterial;
  sum.professionalAssociation += part.professionalAssociation;
  sum.liabilityInsurance += part.liabilityInsurance;
  sum.totalMaterialCosts += part.totalMaterialCosts;
  sum.car += part.car;
  sum.purchase += part.purchase;
  sum.totalSpecialCosts += part.totalSpecialCosts;
  sum.subcontractorCosts += part.subcontractorCosts;
  sum.totalCosts += part.totalCosts;
}
