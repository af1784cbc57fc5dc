import { z } from 'zod';
import { costTypeSchema } from '../../wire/enums.ts';

const eur = z.number();

/** Pay lines in EUR over the whole contract; `wage` is a subtotal of the first two. Head counts are fractions of heads. */
export const payCosts = z
  .object({
    baseWage: eur,
    nonTariffAllowances: eur,
    wage: eur,
    bonusPay: eur,
    training: eur,
    briefing: eur,
    fluctuationBriefing: eur,
    sickness: eur,
    vacation: eur,
    vacationBonus: eur,
    christmasBonus: eur,
    holidayPay: eur,
    socialSecurity: eur,
    totalPayCosts: eur,
    employeeCount: z.number(),
    reserveEmployeeCount: z.number(),
  })
  .meta({ id: 'PayCosts' });

export const materialCosts = z
  .object({
    uniform: eur,
    trainingFees: eur,
    otherMaterial: eur,
    professionalAssociation: eur,
    liabilityInsurance: eur,
    totalMaterialCosts: eur,
  })
  .meta({ id: 'MaterialCosts' });

export const specialCosts = z.object({ car: eur, purchase: eur, totalSpecialCosts: eur }).meta({ id: 'SpecialCosts' });

/** The cost of one tariff period, or of all of them together (`cumulated`). */
export const costDetails = z
  .object({
    type: costTypeSchema,
    minutes: z.number(),
    payCosts,
    materialCosts,
    specialCosts,
    subcontractorCosts: eur,
    totalCosts: eur,
  })
  .meta({ id: 'CostDetails' });
export type CostDetails = z.output<typeof costDetails>;
