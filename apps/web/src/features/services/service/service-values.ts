import type { CarInput } from '@zuschlag/validation/services/car';
import type { PurchaseInput } from '@zuschlag/validation/services/purchase';
import type { Service } from '@zuschlag/validation/services/service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import type { HeadsFrom, Province } from '@zuschlag/validation/vocabulary';
import { emptySite, type SiteValues } from '../../customers/sites/site-values.ts';
import { freshRevenue, type RevenueValues } from '../revenue/revenue-values.ts';

/** The master data of a service while it is typed. */
export type MasterDataValues = {
  name: string;
  info: string;
  payGroup: string;
  hourlyWage: number | null;
  /** the wage table pays instead of `hourlyWage` */
  wageFollowsTable: boolean;
  /** a fraction a year, after the last known row */
  assumedWageRise: number | null;
  nonTariffAllowance: number | null;
  hoursBriefingPerEmployee: number | null;
  transferredEmployeePercentage: number | null;
  /** permanent services only; null without a subcontractor */
  subcontractorHourlyRate: number | null;
  /** permanent services only */
  headsFrom: HeadsFrom;
  /** counts where heads are entered */
  typedHeads: number | null;
  /** mobile services only */
  travelTime: number | null;
  additional: boolean;
  pauseIncluded: boolean;
  /** whether a site of the customer is picked or a new one is described */
  place: 'existing' | 'new';
  siteId: string | null;
  siteInput: SiteValues;
};

/** A whole new permanent service while it is typed. Its rows carry a key of their own until they are stored. */
export type NewServiceValues = MasterDataValues & {
  operationalOrganizationId: number | null;
  revenue: RevenueValues;
  shifts: (ShiftInput & { id: string })[];
  cars: (CarInput & { id: string })[];
  purchases: (PurchaseInput & { id: string })[];
};

export function emptyService(start: {
  organizationId: number | null;
  province: Province | null;
  hasSites: boolean;
}): NewServiceValues {
  return {
    operationalOrganizationId: start.organizationId,
    name: '',
    info: '',
    payGroup: '',
    hourlyWage: null,
    wageFollowsTable: false,
    assumedWageRise: 0,
    nonTariffAllowance: 0,
    hoursBriefingPerEmployee: null,
    transferredEmployeePercentage: 0,
    subcontractorHourlyRate: null,
    headsFrom: 'AVERAGE',
    typedHeads: null,
    travelTime: null,
    additional: false,
    pauseIncluded: true,
    place: start.hasSites ? 'existing' : 'new',
    siteId: null,
    siteInput: emptySite(start.province),
    revenue: freshRevenue('Margin'),
    shifts: [],
    cars: [],
    purchases: [],
  };
}

/** The stored master data in the format of the form. */
export function masterDataOf(service: Service): MasterDataValues {
  return {
    name: service.name,
    info: service.info ?? '',
    payGroup: service.payGroup,
    hourlyWage: service.hourlyWage,
    wageFollowsTable: service.wageFollowsTable,
    assumedWageRise: service.assumedWageRise,
    nonTariffAllowance: service.nonTariffAllowance,
    hoursBriefingPerEmployee: service.hoursBriefingPerEmployee,
    transferredEmployeePercentage: service.transferredEmployeePercentage,
    subcontractorHourlyRate: service.subcontractorHourlyRate,
    headsFrom: service.headsFrom,
    typedHeads: service.typedHeads,
    travelTime: service.travelTime,
    additional: service.additional,
    pauseIncluded: service.pauseIncluded,
    place: 'existing',
    siteId: service.siteId,
    siteInput: emptySite(service.site?.province ?? null),
  };
}

/** The half of the place that was chosen; the other is dropped. */
export function chosenPlace({ place, siteId, siteInput }: Pick<MasterDataValues, 'place' | 'siteId' | 'siteInput'>) {
  return place === 'existing' ? { siteId, siteInput: null } : { siteId: null, siteInput };
}
