import type { CostLines } from '../costs/cost-lines.ts';
import type { AdvancedCostParameters, InsuranceRow } from '../model.ts';
import type { Payroll } from '../pay/pay-costs.ts';
import { payrollContribution } from './insurances.ts';
import { perHead } from './per-head.ts';

/**
 * Adds what the heads and the payroll of one period in one segment cost beside pay.
 *
 * @param otherCosts further material caused by the minutes themselves; mobile services only
 * @source docs/calculation.md, 5
 */
export function addMaterialCosts(
  lines: CostLines,
  { grossPay, fullTimeYears }: Payroll,
  parameters: AdvancedCostParameters,
  insurance: InsuranceRow,
  otherCosts: number,
): void {
  const uniform = perHead(parameters.yearlyUniformCosts, fullTimeYears);
  const trainingFees = perHead(parameters.yearlyTrainingCosts, fullTimeYears);
  const otherMaterial = perHead(parameters.otherMaterialCosts, fullTimeYears) + otherCosts;
  const professionalAssociation = payrollContribution(insurance.professionalAssociation, grossPay);
  const liabilityInsurance = payrollContribution(insurance.liabilityInsurance, grossPay);

  lines.uniform += uniform;
  lines.trainingFees += trainingFees;
  lines.otherMaterial += otherMaterial;
  lines.professionalAssociation += professionalAssociation;
  lines.liabilityInsurance += liabilityInsurance;
  lines.totalMaterialCosts += uniform + trainingFees + otherMaterial + professionalAssociation + liabilityInsurance;
}
