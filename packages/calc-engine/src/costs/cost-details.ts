import type { CostType } from '@zuschlag/validation/vocabulary';
import type { PerCostType } from '../model.ts';
import { recordPerPeriod } from '../periods.ts';
import type { CostDetails } from '../results.ts';
import type { CostLines, PeriodCosts } from './cost-lines.ts';

/** The summed lines in the shape of a result. */
export function costDetails(type: CostType, lines: CostLines): CostDetails {
  return {
    type,
    minutes: lines.minutes,
    payCosts: {
      baseWage: lines.baseWage,
      nonTariffAllowances: lines.nonTariffAllowances,
      wage: lines.wage,
      bonusPay: lines.bonusPay,
      training: lines.training,
      briefing: lines.briefing,
      fluctuationBriefing: lines.fluctuationBriefing,
      sickness: lines.sickness,
      vacation: lines.vacation,
      vacationBonus: lines.vacationBonus,
      christmasBonus: lines.christmasBonus,
      holidayPay: lines.holidayPay,
      socialSecurity: lines.socialSecurity,
      totalPayCosts: lines.totalPayCosts,
      employeeCount: lines.employeeCount,
      reserveEmployeeCount: lines.reserveEmployeeCount,
    },
    materialCosts: {
      uniform: lines.uniform,
      trainingFees: lines.trainingFees,
      otherMaterial: lines.otherMaterial,
      professionalAssociation: lines.professionalAssociation,
      liabilityInsurance: lines.liabilityInsurance,
      totalMaterialCosts: lines.totalMaterialCosts,
    },
    specialCosts: { car: lines.car, purchase: lines.purchase, totalSpecialCosts: lines.totalSpecialCosts },
    subcontractorCosts: lines.subcontractorCosts,
    totalCosts: lines.totalCosts,
  };
}

/** Cost details of all periods and of their sum. */
export function costDetailsOfAll(periods: PeriodCosts, cumulated: CostLines): PerCostType<CostDetails> {
  return {
    cumulated: costDetails('cumulated', cumulated),
    ...recordPerPeriod((period, name) => costDetails(name, periods[period])),
  };
}
