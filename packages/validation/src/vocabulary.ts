/**
 * The closed vocabularies of the product: constants without zod, so that the pure engine may import them too. Source:
 * docs/vocabulary.md.
 */

export * from './chance/chance-vocabulary.ts';

/** The sixteen federal states, in their wire format: always with the country prefix. Names are in `packages/i18n`. */
export const provinces = [
  'DE-BB',
  'DE-BE',
  'DE-BW',
  'DE-BY',
  'DE-HB',
  'DE-HE',
  'DE-HH',
  'DE-MV',
  'DE-NI',
  'DE-NW',
  'DE-RP',
  'DE-SH',
  'DE-SL',
  'DE-SN',
  'DE-ST',
  'DE-TH',
] as const;
export type Province = (typeof provinces)[number];
/** A federal state, or all of them. */
export const provincesOrAll = ['DE', ...provinces] as const;
export type ProvinceOrAll = (typeof provincesOrAll)[number];

/** The legal holidays of the federal states; their days are computed, their names are words of the system. */
export const publicHolidayIds = [
  'newYear',
  'epiphany',
  'womensDay',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'labourDay',
  'liberationDay',
  'ascension',
  'whitSunday',
  'whitMonday',
  'corpusChristi',
  'uprisingDay',
  'peaceFestival',
  'assumption',
  'childrensDay',
  'unityDay',
  'reformationDay',
  'allSaints',
  'repentanceDay',
  'christmasDay',
  'secondChristmasDay',
] as const;
export type PublicHolidayId = (typeof publicHolidayIds)[number];

/** The legal holidays that some municipalities of a federal state have and others have not. */
export const localHolidayIds = ['peaceFestival', 'assumption', 'corpusChristi'] as const satisfies PublicHolidayId[];
export type LocalHolidayId = (typeof localHolidayIds)[number];
/** Which holidays a federal state leaves to some of its municipalities. */
export const localHolidaysOfStates: { readonly [state in Province]?: readonly LocalHolidayId[] } = {
  'DE-BY': ['peaceFestival', 'assumption'],
  'DE-SN': ['corpusChristi'],
  'DE-TH': ['corpusChristi'],
};

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** The kinds of day that site visits are counted by, in the order of every table. */
export const visitDays = [...weekdays, 'holiday'] as const;
export type VisitDay = (typeof visitDays)[number];
/** The count of visits by day and the count at night, of one kind of day. */
export type VisitField = `${VisitDay}${'Day' | 'Night'}`;
export const visitFields: readonly VisitField[] = visitDays.flatMap((day) => [`${day}Day`, `${day}Night`] as const);

/** Tariff periods in the order every table shows them. */
export const tariffPeriods = ['day', 'night', 'sunday', 'sundayNight', 'holiday', 'holidayNight'] as const;
export type TariffPeriod = (typeof tariffPeriods)[number];

/** Cost details exist per period and as their sum, `cumulated`, which is shown first. */
export const costTypes = ['cumulated', ...tariffPeriods] as const;
export type CostType = (typeof costTypes)[number];

export const roles = ['Admin', 'Manager', 'Editor', 'Viewer'] as const;
export type Role = (typeof roles)[number];

/** The events of a Chance; the table in the lifecycle of the API allows them state by state. */
export const chanceEvents = [
  'bidAgreed',
  'bidDeclined',
  'lastBidderWithdrawn',
  'marginRequested',
  'marginApproved',
  'marginRejected',
  'recalculationRequested',
  'markedSubmitted',
  'declaredWon',
  'declaredLost',
  'outcomeCorrected',
] as const;
export type ChanceEvent = (typeof chanceEvents)[number];

export const chanceTypes = ['Public', 'Private', 'QuickOffer'] as const;
export type ChanceType = (typeof chanceTypes)[number];

/** `newService` is an existing customer with a new site. */
export const customerTypes = ['existingCustomer', 'newService', 'newCustomer'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** The kinds of procedure in which a contract is awarded; the names of public procurement law, above and below the thresholds. */
export const procedureKinds = [
  'open',
  'restricted',
  'negotiated',
  'negotiatedWithoutCall',
  'competitiveDialogue',
  'innovationPartnership',
  'publicInvitation',
  'restrictedInvitation',
  'directAward',
  'other',
] as const;
export type ProcedureKind = (typeof procedureKinds)[number];

export const pricingTypes = ['fixed', 'variable'] as const;
export type PricingType = (typeof pricingTypes)[number];

export const serviceTypes = ['PERMANENT', 'MOBILE', 'INTEGRATED'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Kinds of visits to a site: unlocking it, a round through it, locking it. */
export const siteVisitTypes = ['OPENING', 'CONTROL', 'CLOSING'] as const;
export type SiteVisitType = (typeof siteVisitTypes)[number];

/** Where the heads of a service come from that are briefed and dressed: average of the contract, shifts, or entered. */
export const headsFrom = ['AVERAGE', 'SHIFTS', 'TYPED'] as const;
export type HeadsFrom = (typeof headsFrom)[number];

export const revenueCalculationTypes = ['Margin', 'Flatrate', 'Hourlyrateabsolute', 'Hourlyraterelative'] as const;
export type RevenueCalculationType = (typeof revenueCalculationTypes)[number];

export const bonusBases = ['BASEWAGE', 'HOURLYWAGE'] as const;
export type BonusBasis = (typeof bonusBases)[number];

export const bids = ['Bid', 'Nobid'] as const;
export type Bid = (typeof bids)[number];

export const bidActions = ['Approve', 'Comment', 'Flip', 'Overrule'] as const;
export type BidAction = (typeof bidActions)[number];

/**
 * Entries of a margin group: the owner's request, binding votes, overrules, comments, and the closing of a round
 * without a result.
 */
export const marginDecisions = [
  'Request',
  'Approve',
  'Reject',
  'OverruleApprove',
  'OverruleReject',
  'Comment',
] as const;
export type MarginDecision = (typeof marginDecisions)[number];

export const chancePermissions = [
  'ADD_SERVICE',
  'EDIT_TENDER_DETAILS',
  'OPEN_CALC_GENERATOR',
  'REQUEST_MARGIN_DECISION',
  'VIEW',
] as const;
export type ChancePermission = (typeof chancePermissions)[number];

export const groupPermissions = ['COMMENT', 'DECIDE', 'OVERRULE', 'VIEW', 'REREQUEST'] as const;
export type GroupPermission = (typeof groupPermissions)[number];

export const entityPermissions = ['DELETE', 'EDIT', 'VIEW'] as const;
export type EntityPermission = (typeof entityPermissions)[number];

/** On a service, the right to change its cost parameters is one of its own. */
export const servicePermissions = [...entityPermissions, 'EDIT_COST_PARAMETERS'] as const;
export type ServicePermission = (typeof servicePermissions)[number];

/** Rights of a user that do not refer to an object; clients show pages and buttons by them. */
export const personalPermissions = [
  'CALCULATE',
  'CREATE_CHANCE',
  'EDIT_COST_PARAMETERS',
  'INVITE_PEOPLE',
  'KEEP_ORGANIZATIONS',
  'MANAGE_API_TOKENS',
  'READ_TRAIL',
  'RUN_PLATFORM',
  'SEE_BILLING',
  'SEE_CHANCES',
  'SEE_MAILS',
  'SEE_SETTINGS',
  'VERIFY_TRAIL',
] as const;
export type PersonalPermission = (typeof personalPermissions)[number];
