import {
  pauseDuration,
  type ServiceResult,
  shiftDuration,
  type UnitPrices,
  type WageTable,
} from '@zuschlag/calc-engine';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { Service } from '@zuschlag/validation/services/service';
import type { Shift } from '@zuschlag/validation/services/shift';
import type { SiteVisit } from '@zuschlag/validation/services/site-visit';
import { costTypes, tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { permissionsOn } from '../../../policy/authorize.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { toSite } from '../../customers/sites.ts';
import { serviceRules } from '../services.policy.ts';
import type { StoredService, StoredShift, StoredSiteVisit } from '../stored-service.ts';
import { viewOf } from './load-service.ts';

/** A stored service as clients read it, with what the actor may do to it. */
export function toService(actor: UserActor, service: StoredService, chance: StoredChance): Service {
  const { organization, revenueCalculation: revenue, result } = service;
  return {
    id: service.id,
    chanceId: service.chanceId,
    operationalOrganizationId: service.operationalOrganizationId,
    operationalOrganizationShortName: organization.shortName,
    type: service.type,
    additional: service.additional,
    name: service.name,
    info: service.info,
    payGroup: service.payGroup,
    siteId: service.siteId,
    site: service.site && toSite(service.site),
    hourlyWage: service.hourlyWage,
    wageFollowsTable: service.wageFollowsTable,
    assumedWageRise: service.assumedWageRise,
    nonTariffAllowance: service.nonTariffAllowance,
    hoursBriefingPerEmployee: service.hoursBriefingPerEmployee,
    transferredEmployeePercentage: service.transferredEmployeePercentage,
    pauseIncluded: service.pauseIncluded,
    subcontractorHourlyRate: service.subcontractorHourlyRate,
    headsFrom: service.headsFrom,
    typedHeads: service.typedHeads,
    travelTime: service.travelTime,
    revenueCalculationType: service.revenueCalculationType,
    margin: revenue?.revenueCalculationType === 'Margin' ? revenue.margin : service.margin,
    flatRate: revenue?.revenueCalculationType === 'Flatrate' ? revenue.flatRate : null,
    hourlyRateAbsolute: revenue?.revenueCalculationType === 'Hourlyrateabsolute' ? revenue.hourlyRateAbsolute : null,
    hourlyRateRelative: revenue?.revenueCalculationType === 'Hourlyraterelative' ? revenue.hourlyRateRelative : null,
    advancedCostParameters: parametersOf(service),
    defaultCostParameters: organization.costParameters ?? organization.main.costParameters,
    shifts: service.shifts.map(toShift),
    siteVisits: service.siteVisits.map((visit) => toSiteVisit(visit, service)),
    cars: service.cars.map((car) => ofService(car, service)),
    purchases: service.purchases.map((purchase) => ofService(purchase, service)),
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

/** A kind of visit with its share of the figures; the engine names each by its id. */
function toSiteVisit(visit: StoredSiteVisit, service: StoredService): SiteVisit {
  const figures = service.result?.siteVisits.find(({ id }) => id === visit.id);
  return {
    ...ofService(visit, service),
    visits: figures?.visits ?? null,
    cost: figures?.cost ?? null,
    revenue: figures?.revenue ?? null,
    pricePerSiteVisit: figures?.pricePerSiteVisit ?? null,
    minutesPerTariff: figures ? tariffPeriods.map((type) => ({ type, minutes: figures.minutes[type] })) : [],
  };
}

function ofService<Row extends { position: number }>({ position: _, ...row }: Row, { id }: StoredService) {
  return { ...row, serviceId: id };
}

function unitPricesOf({ pricing }: ServiceResult, { positions, exact }: UnitPrices): Service['unitPrices'] {
  const exactRevenue = exact.pricing.totalRevenue;
  return {
    positions: positions.map(({ siteVisit, ...position }) => ({
      ...position,
      siteVisitId: siteVisit === null ? null : (exact.siteVisits[siteVisit]?.id ?? null),
      difference: position.amount - position.exactAmount,
    })),
    exactRevenue,
    difference: pricing.totalRevenue - exactRevenue,
  };
}

function wagesOf({ stretches, ...wages }: WageTable): Service['wageTable'] {
  return {
    ...wages,
    stretches: stretches.map(({ row, ...stretch }) => {
      const { id = '', hourlyWage: rowWage, ...ofRow } = row;
      return { ...stretch, ...ofRow, rowId: id, rowWage };
    }),
    years: [...wages.years],
  };
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
    profitAfterOverheads: result?.profitAfterOverheads ?? null,
    heads: result?.heads ?? null,
    wageTable: result?.wageTable ? wagesOf(result.wageTable) : null,
    unitPrices: result?.unitPrices ? unitPricesOf(result, result.unitPrices) : null,
    costDetails: result ? costTypes.map((type) => result.costDetails[type]) : [],
    warnings: result ? result.warnings.map(({ code, detail }) => ({ code, detail: detail ?? null })) : [],
  };
}
