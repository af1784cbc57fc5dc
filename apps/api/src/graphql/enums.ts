import { entryStatuses, sortFieldsOf } from '@zuschlag/validation/configuration/entry';
import { marginOutcomes } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { streamEventKinds } from '@zuschlag/validation/stream/stream-catalogue';
import * as vocabulary from '@zuschlag/validation/vocabulary';

/** The closed vocabularies under the names they have in the facade. What is not named here travels as text. */
const enums: { [name: string]: readonly string[] } = {
  BidAction: vocabulary.bidActions,
  BidDecisionValue: vocabulary.bids,
  BonusBasis: vocabulary.bonusBases,
  TenderEvent: vocabulary.chanceEvents,
  TenderPermission: vocabulary.chancePermissions,
  TenderState: vocabulary.chanceStates,
  TenderType: vocabulary.chanceTypes,
  CustomerType: vocabulary.customerTypes,
  EntityPermission: vocabulary.entityPermissions,
  GroupPermission: vocabulary.groupPermissions,
  MarginDecisionValue: vocabulary.marginDecisions,
  MarginOutcome: marginOutcomes,
  PersonalPermission: vocabulary.personalPermissions,
  PricingType: vocabulary.pricingTypes,
  RevenueCalculationType: vocabulary.revenueCalculationTypes,
  Role: vocabulary.roles,
  ServiceType: vocabulary.serviceTypes,
  StreamEventKind: streamEventKinds,
  TariffPeriod: vocabulary.tariffPeriods,
  Weekday: vocabulary.weekdays,
  SortOrder: ['ASC', 'DESC'],
  EntryStatus: entryStatuses,
  TariffSortField: sortFieldsOf('tariff'),
  SocialSecuritySortField: sortFieldsOf('socialSecurity'),
  LiabilityInsuranceSortField: sortFieldsOf('liabilityInsurance'),
  // Vacation and Christmas bonus have the same columns.
  BonusSortField: sortFieldsOf('christmasBonus'),
  VacationDaysSortField: sortFieldsOf('vacationDays'),
  HolidaySortField: sortFieldsOf('holiday'),
};

const nameOf = new Map(Object.entries(enums).map(([name, values]) => [values.join(' '), name]));

/** @returns the name of the vocabulary with exactly these values, or null */
export function enumName(values: readonly string[]): string | null {
  return nameOf.get(values.join(' ')) ?? null;
}
