import { pauseDuration, type ServiceResult, shiftDuration } from '@zuschlag/calc-engine';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { Service } from '@zuschlag/validation/services/service';
import type { Shift } from '@zuschlag/validation/services/shift';
import { costTypes, tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { permissionsOn } from '../../../policy/authorize.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { toSite } from '../../customers/sites.ts';
import { serviceRules } from '../services.policy.ts';
import type { StoredService, StoredShift } from '../stored-service.ts';
import { viewOf } from './load-service.ts';

/** A stored service as clients read it, with what the actor may do to it. */
export function toService(actor: UserActor, service: StoredService, chance: StoredChance): Service {
  const { revenueCalculation: revenue, result } = service;
  return {
    id: service.id,
    chanceId: service.chanceId,
    operationalOrganizationId: service.operationalOrganizationId,
    operationalOrganizationShortName: service.organization.shortName,
    type: service.type,
    additional: service.additional,
    name: service.name,
    info: service.info,
    payGroup: service.payGroup,
    siteId: service.siteId,
    site: service.site && toSite(service.site),
    hourlyWage: service.hourlyWage,
    nonTariffAllowance: service.nonTariffAllowance,
    hoursBriefingPerEmployee: service.hoursBriefingPerEmployee,
    transferredEmployeePercentage: service.transferredEmployeePercentage,
    pauseIncluded: service.pauseIncluded,
    revenueCalculationType: service.revenueCalculationType,
    margin: revenue?.revenueCalculationType === 'Margin' ? revenue.margin : service.margin,
    flatRate: revenue?.revenueCalculationType === 'Flatrate' ? revenue.flatRate : null,
    hourlyRateAbsolute: revenue?.revenueCalculationType === 'Hourlyrateabsolute' ? revenue.hourlyRateAbsolute : null,
    hourlyRateRelative: revenue?.revenueCalculationType === 'Hourlyraterelative' ? revenue.hourlyRateRelative : null,
    advancedCostParameters: parametersOf(service),
    shifts: service.shifts.map(toShift),
    revenue: service.revenue,
    totalCost: service.totalCost,
    surcharge: service.surcharge,
    minutesTotal: service.minutesTotal,
    problem: service.problem,
    rateRows: service.rateRows,
    ...figuresOfResult(result),
    ...permissionsOn(actor, serviceRules, viewOf(service, chance)),
    version: service.version,
    recalculatedAt: service.recalculatedAt?.toISOString() ?? null,
    createdAt: service.createdAt.toISOString(),
    updatedAt: service.updatedAt.toISOString(),
  };
}

function parametersOf({ costParameters }: StoredService): CostParameters {
  if (!costParameters) throw new DomainError('INTERNAL');
  return costParameters;
}

function toShift(shift: StoredShift): Shift {
  return { ...shift, duration: shiftDuration(shift), pauseDuration: pauseDuration(shift) };
}

/** The engine keys its figures by period; clients read them as lists in the order every table shows. */
function figuresOfResult(result: ServiceResult | null) {
  return {
    minutesPerTariff: result ? tariffPeriods.map((type) => ({ type, minutes: result.minutes[type] })) : [],
    vacationDays: result?.applied.vacationDays ?? null,
    vacationBonusRelative: result?.applied.vacationBonus.relative ?? null,
    vacationBonusAbsolute: result?.applied.vacationBonus.absolute ?? null,
    christmasBonusRelative: result?.applied.christmasBonus.relative ?? null,
    christmasBonusAbsolute: result?.applied.christmasBonus.absolute ?? null,
    pricing: result && {
      ...result.pricing,
      priceDetails: costTypes.map((type) => result.pricing.priceDetails[type]),
    },
    costDetails: result ? costTypes.map((type) => result.costDetails[type]) : [],
    warnings: result ? result.warnings.map(({ code, detail }) => ({ code, detail: detail ?? null })) : [],
  };
}
