import { z } from 'zod';
import { denial } from '../chance/chance.ts';
import { localHolidaySchema } from '../customers/local-holidays.ts';
import { site } from '../customers/sites.ts';
import { numericId, opaqueId } from '../ids.ts';
import { sentDay, sentMoment } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { costParameters } from '../organizations/organizations.ts';
import { localHolidayIds } from '../vocabulary.ts';
import { province, provinceInput, provinceOrAll } from '../wire/aliases.ts';
import {
  bonusBasisSchema,
  costTypeSchema,
  revenueCalculationTypeSchema,
  servicePermissionSchema,
  serviceTypeSchema,
  tariffPeriodSchema,
} from '../wire/enums.ts';
import { car } from './car.ts';
import { costDetails } from './figures/cost-details.ts';
import { followedWages } from './figures/followed-wages.ts';
import { headsFromSchema, headsOfService } from './figures/heads-of-service.ts';
import { profitAfterOverheads } from './figures/profit-after-overheads.ts';
import { purchase } from './purchase.ts';
import { hourlyRateAbsolute, hourlyRateRelative } from './revenue-calculation.ts';
import { shift } from './shift.ts';
import { siteVisit, tariffMinutes } from './site-visit.ts';

/** Revenue and price per hour of one tariff period; the price is null without minutes. */
export const priceDetail = z
  .object({ type: costTypeSchema, revenue: z.number(), pricePerHour: figure() })
  .meta({ id: 'PriceDetail' });

export const pricing = z
  .object({
    totalRevenue: z.number(),
    totalCost: z.number(),
    profit: z.number(),
    totalMargin: figure(),
    surcharge: figure(),
    pricePerHour: figure(),
    monthlyRevenue: z.number(),
    yearlyRevenue: z.number(),
    priceDetails: z.array(priceDetail),
  })
  .meta({ id: 'Pricing' });

/** A line of the price sheet: a quantity as it is printed there, times a unit price of whole cents. */
export const pricePosition = z
  .object({
    unit: z.enum(['HOUR', 'VISIT', 'FLAT']).meta({ id: 'PricePositionUnit' }),
    /** the kind of time; null of visits, and of a flat rate for the contract */
    period: tariffPeriodSchema.nullable(),
    siteVisitId: opaqueId().nullable(),
    /** hours to two places, visits, or 1 */
    quantity: z.number(),
    unitPrice: z.number(),
    amount: z.number(),
    /** the price of the position without rounding */
    exactAmount: z.number(),
    difference: z.number(),
  })
  .meta({ id: 'PricePosition' });

/** The positions behind a price at unit prices of whole cents, and what rounding makes of the price. */
export const unitPrices = z
  .object({ positions: z.array(pricePosition), exactRevenue: z.number(), difference: z.number() })
  .meta({ id: 'UnitPrices' });

/** Why a service has no price: the table without a row, the state and the day. */
export const serviceProblem = z
  .object({
    code: z.string(),
    table: z.string().nullable(),
    province: z.string().nullable(),
    date: sentDay().nullable(),
  })
  .meta({ id: 'ServiceProblem' });
export type ServiceProblem = z.output<typeof serviceProblem>;

/** The table rows behind the stored figures. */
export const rateRow = z
  .object({ table: z.string(), id: opaqueId(), province: z.string().nullable(), activeFrom: sentDay() })
  .meta({ id: 'RateRow' });
export type RateRow = z.output<typeof rateRow>;

/** A calculated service. Figures are null while the service has a `problem`. */
export const service = z
  .object({
    id: opaqueId(),
    chanceId: opaqueId(),
    operationalOrganizationId: numericId(),
    operationalOrganizationShortName: z.string(),
    type: serviceTypeSchema,
    additional: z.boolean(),
    name: z.string(),
    info: z.string().nullable(),
    payGroup: z.string(),
    siteId: opaqueId().nullable(),
    site: site.nullable(),
    hourlyWage: z.number(),
    wageFollowsTable: z.boolean(),
    assumedWageRise: z.number(),
    nonTariffAllowance: z.number(),
    hoursBriefingPerEmployee: z.int(),
    transferredEmployeePercentage: z.number(),
    pauseIncluded: z.boolean(),
    /** EUR per hour of a subcontractor's guard; null without one, and on a mobile service */
    subcontractorHourlyRate: figure(),
    /** where the heads come from that are briefed and dressed; always the average on a mobile service */
    headsFrom: headsFromSchema,
    /** heads that were entered; they count with `TYPED` */
    typedHeads: z.int().nullable(),
    /** minutes of the way to each visit; null on other than mobile services */
    travelTime: z.int().nullable(),
    revenueCalculationType: revenueCalculationTypeSchema.nullable(),
    /** the agreed margin of a Margin service; otherwise the margin that results */
    margin: figure(),
    flatRate: figure(),
    hourlyRateAbsolute: hourlyRateAbsolute.nullable(),
    hourlyRateRelative: hourlyRateRelative.nullable(),
    advancedCostParameters: costParameters,
    /** the defaults of its organization as they are now, else those of the main organization; null without any */
    defaultCostParameters: costParameters.nullable(),
    shifts: z.array(shift),
    siteVisits: z.array(siteVisit),
    cars: z.array(car),
    purchases: z.array(purchase),
    revenue: figure(),
    totalCost: figure(),
    surcharge: figure(),
    minutesTotal: figure(),
    minutesPerTariff: z.array(tariffMinutes),
    vacationDays: figure(),
    vacationBonusRelative: figure(),
    vacationBonusAbsolute: figure(),
    christmasBonusRelative: figure(),
    christmasBonusAbsolute: figure(),
    pricing: pricing.nullable(),
    /** null unless the Chance rounds unit prices */
    /** null without overheads and risk */
    profitAfterOverheads: profitAfterOverheads.nullable(),
    unitPrices: unitPrices.nullable(),
    /** null where the heads are the average of the contract */
    heads: headsOfService.nullable(),
    /** null unless the wage follows the table */
    wageTable: followedWages.nullable(),
    costDetails: z.array(costDetails),
    warnings: z.array(z.object({ code: z.string(), detail: z.string().nullable() }).meta({ id: 'ServiceWarning' })),
    problem: serviceProblem.nullable(),
    rateRows: z.array(rateRow),
    permissions: z.array(servicePermissionSchema),
    denials: z.array(denial(servicePermissionSchema, 'ServiceDenial')),
    version: z.int(),
    recalculatedAt: sentMoment().nullable(),
    createdAt: sentMoment(),
    updatedAt: sentMoment(),
  })
  .meta({ id: 'Service' });
export type Service = z.output<typeof service>;

export const serviceById = z.object({ serviceId: opaqueId() });
export const removedService = z.object({ id: opaqueId() });
export const servicesByChance = z.object({ chanceId: opaqueId(), operationalOrganizationId: numericId().nullish() });
export const servicesOfChance = z
  .object({ services: z.array(service), chanceCostDetails: costDetails.nullable() })
  .meta({ id: 'ServicesOfChance' });
export type ServicesOfChance = z.output<typeof servicesOfChance>;
export const recalculateInput = z.object({ chanceId: opaqueId(), organizationId: numericId() });

const day = sentDay();

/** The rows in force for one organization, state and contract, so that browser and server calculate with the same tables. */
export const rateBook = z
  .object({
    tariffs: z.array(
      z.object({
        id: opaqueId(),
        province,
        activeFrom: day,
        workdaysPerYear: z.int(),
        startNight: z.string(),
        endNight: z.string(),
        basisForBonusCalculation: bonusBasisSchema,
        bonuses: z.record(
          z.enum(['night', 'sunday', 'sundayNight', 'holiday', 'holidayNight']),
          z.object({ relative: z.number(), absolute: z.number() }),
        ),
      }),
    ),
    socialSecurity: z.array(z.object({ id: opaqueId(), activeFrom: day, value: z.number() })),
    insurances: z.array(
      z.object({
        id: opaqueId(),
        activeFrom: day,
        liabilityInsurance: z.number(),
        professionalAssociation: z.number(),
      }),
    ),
    vacationBonus: z.array(
      z.object({ id: opaqueId(), province, activeFrom: day, bonusRelative: z.number(), bonusAbsolute: z.number() }),
    ),
    christmasBonus: z.array(
      z.object({ id: opaqueId(), province, activeFrom: day, bonusRelative: z.number(), bonusAbsolute: z.number() }),
    ),
    vacationDays: z.array(
      z.object({ id: opaqueId(), province, activeFrom: day, lengthOfEmployment: z.int(), days: z.int() }),
    ),
    holidays: z.array(z.object({ id: opaqueId(), province, date: day })),
    /** rows of the wage table that count for the organization in the federal state */
    wages: z.array(
      z.object({
        id: opaqueId(),
        isOwn: z.boolean(),
        province: provinceOrAll,
        payGroup: z.string(),
        activeFrom: day,
        hourlyWage: z.number(),
      }),
    ),
  })
  .meta({ id: 'RateBook' });
export type RateBook = z.output<typeof rateBook>;
export const rateBookInput = z.object({
  chanceId: opaqueId(),
  operationalOrganizationId: numericId(),
  province: provinceInput(),
  /** those that hold at the place of work */
  localHolidays: z.array(localHolidaySchema).max(localHolidayIds.length).nullish(),
});
