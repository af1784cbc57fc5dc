import type { WirePermanentService } from '@zuschlag/calc-engine/from-wire';
import { permanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import type { Province } from '@zuschlag/validation/vocabulary';
import { revenueSchema } from '../revenue/revenue-schema.ts';
import type { NewServiceValues } from '../service/service-values.ts';
import { followedWage } from './followed-wage.ts';

const {
  hourlyWage,
  nonTariffAllowance,
  hoursBriefingPerEmployee,
  transferredEmployeePercentage,
  shifts,
  cars,
  purchases,
} = permanentServiceInput.in.shape;
const subcontractorRate = permanentServiceInput.in.shape.subcontractorHourlyRate;

/** The input of the engine from an unfinished form; null while a required value is missing. */
export function pricablePart(values: NewServiceValues): WirePermanentService | null {
  const wage = hourlyWage.safeParse(values.hourlyWage);
  const allowance = nonTariffAllowance.safeParse(values.nonTariffAllowance);
  const briefing = hoursBriefingPerEmployee.safeParse(values.hoursBriefingPerEmployee);
  const transferred = transferredEmployeePercentage.safeParse(values.transferredEmployeePercentage);
  const roster = shifts.safeParse(values.shifts);
  const revenue = revenueSchema.safeParse(values.revenue);
  if (!wage.success || !allowance.success || !briefing.success) return null;
  if (!transferred.success || !roster.success || !revenue.success) return null;
  return {
    additional: values.additional,
    pauseIncluded: values.pauseIncluded,
    hourlyWage: wage.data,
    ...followedWage(values),
    nonTariffAllowance: allowance.data,
    hoursBriefingPerEmployee: briefing.data,
    transferredEmployeePercentage: transferred.data,
    subcontractorHourlyRate: subcontractorRate.safeParse(values.subcontractorHourlyRate).data ?? null,
    ...enteredHeads(values),
    shifts: roster.data,
    cars: cars.safeParse(values.cars).data ?? [],
    purchases: purchases.safeParse(values.purchases).data ?? [],
    revenue: revenue.data,
  };
}

/** Where the heads come from; until a number is entered they come from the shifts. */
function enteredHeads({
  headsFrom,
  typedHeads,
}: NewServiceValues): Pick<WirePermanentService, 'headsFrom' | 'typedHeads'> {
  const heads = permanentServiceInput.in.shape.typedHeads.safeParse(typedHeads).data ?? null;
  return headsFrom === 'TYPED' && heads === null ? { headsFrom: 'SHIFTS' } : { headsFrom, typedHeads: heads };
}

/** The missing values for a price, in the order of the form. */
export function missingForPrice(values: NewServiceValues, province: Province | null) {
  const missing = {
    organization: values.operationalOrganizationId === null,
    place: province === null,
    wage: !hourlyWage.safeParse(values.hourlyWage).success,
    briefing: !hoursBriefingPerEmployee.safeParse(values.hoursBriefingPerEmployee).success,
    shifts: values.shifts.length === 0,
    revenue: !revenueSchema.safeParse(values.revenue).success,
  };
  return (Object.keys(missing) as (keyof typeof missing)[]).filter((name) => missing[name]);
}
