import type { CostLines } from '../costs/cost-lines.ts';
import type { AdvancedCostParameters, InsuranceRow } from '../model.ts';
import type { PayCosts } from '../pay/pay-costs.ts';
import { payrollContribution } from './insurances.ts';
import { perHead } from './per-head.ts';

/**
 * Adds the costs that the heads and the payroll of one period in one segment cause on top of pay.
 *
 * @param otherCosts further material caused by the minutes themselves; mobile services only
 * @source docs/calculation.md, 5
 */
export function addMaterialCosts(
  lines: CostLines,
  { grossPay, materialYears }: Pick<PayCosts, 'grossPay' | 'materialYears'>,
  parameters: AdvancedCostParameters,
  insurance: InsuranceRow,
  otherCosts: number,
): void {
  const uniform = perHead(parameters.yearlyUniformCosts, materialYears);
  const trainingFees = perHead(parameters.yearlyTrainingCosts, materialYears);
  const otherMaterial = perHead(parameters.otherMaterialCosts, materialYears) + otherCosts;
  const professionalAssociation = payrollContribution(insurance.professionalAssociation, grossPay);
  const liabilityInsurance = payrollContribution(insurance.liabilityInsurance, grossPay);

  lines.uniform += uniform;
  lines.trainingFees += trainingFees;
  lines.otherMaterial += otherMaterial;
  lines.professionalAssociation += professionalAssociation;
  lines.liabilityInsurance += liabilityInsurance;
  lines.totalMaterialCosts += uniform + trainingFees + otherMaterial + professionalAssociation + liabilityInsurance;
}
