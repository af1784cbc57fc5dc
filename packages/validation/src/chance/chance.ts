import { z } from 'zod';
import { customer } from '../customers/customers.ts';
import { fieldValue } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { sentDay, sentMoment } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { organizationSummary } from '../organizations/organizations.ts';
import { runningRecalculation } from '../recalculations/progress.ts';
import { costDetails } from '../services/figures/cost-details.ts';
import { profitAfterOverheads } from '../services/figures/profit-after-overheads.ts';
import { person } from '../users/users.ts';
import { province } from '../wire/aliases.ts';
import {
  chancePermissionSchema,
  chanceStateSchema,
  chanceTypeSchema,
  customerTypeSchema,
  procedureKindSchema,
} from '../wire/enums.ts';

const day = sentDay();

/**
 * Why an action is not possible, for the text next to the disabled control. `code` is an error code, `names` the
 * missing people or things.
 */
export const denial = <Permission extends z.ZodType>(permission: Permission, name: string) =>
  z.object({ permission, code: z.string(), names: z.array(z.string()) }).meta({ id: name });

export const chanceDescription = z
  .object({
    name: z.string(),
    customerName: z.string(),
    customerId: opaqueId(),
    province: province.nullable(),
    platform: z.string().nullable(),
    awardingAuthority: z.string().nullable(),
    ownerId: numericId(),
    owner: person,
    details: z.string().nullable(),
    type: chanceTypeSchema,
    customerType: customerTypeSchema,
    permanent: z.boolean(),
    mobile: z.boolean(),
    alarm: z.boolean(),
    lotNumber: z.string().nullable(),
    lotTitle: z.string().nullable(),
    procedureKind: procedureKindSchema.nullable(),
    platformUrl: z.string().nullable(),
    contactName: z.string().nullable(),
    contactMail: z.string().nullable(),
    contactPhone: z.string().nullable(),
  })
  .meta({ id: 'ChanceDescription' });

/** Days; the submission also has a time of day (Europe/Berlin). */
export const chanceDeadline = z
  .object({
    publication: day.nullable(),
    submission: day,
    submissionTime: z.string(),
    questions: day.nullable(),
    outsideInformation: day.nullable(),
    siteVisit: day.nullable(),
    participation: day.nullable(),
    participationTime: z.string().nullable(),
    negotiation: day.nullable(),
    negotiationTime: z.string().nullable(),
    finalOffer: day.nullable(),
    finalOfferTime: z.string().nullable(),
    bindingUntil: day.nullable(),
    bindingUntilTime: z.string().nullable(),
    plannedAward: day.nullable(),
    plannedAwardTime: z.string().nullable(),
  })
  .meta({ id: 'ChanceDeadline' });

/** Estimates that people enter before the first calculation; all null for a quick Chance. */
export const chanceEstimate = z
  .object({
    revenue: figure(),
    hoursPerMonth: figure(),
    margin: figure(),
    effort: figure(),
    description: z.string().nullable(),
  })
  .meta({ id: 'ChanceEstimate' });

/** `escalationClause` null is a fixed price, a number the share of a tariff rise that may be passed on. */
export const chanceContract = z
  .object({
    startDate: day,
    endDate: day,
    durationMonths: z.int(),
    escalationClause: figure(),
    priceCriteria: z.int().nullable(),
    qualityCriteria: z.int().nullable(),
    referenceCriteria: z.int().nullable(),
    paymentTerm: z.int().nullable(),
    extensionCount: z.int().nullable(),
    extensionMonths: z.int().nullable(),
  })
  .meta({ id: 'ChanceContract' });

/** Totals of one block of services (regular or additional); ratios are formed from the sums. */
export const chanceTotals = z
  .object({
    count: z.int(),
    revenue: figure(),
    totalCost: figure(),
    profit: figure(),
    margin: figure(),
    surcharge: figure(),
    minutes: figure(),
    pricePerHour: figure(),
    monthlyRevenue: figure(),
    yearlyRevenue: figure(),
    profitAfterOverheads: profitAfterOverheads.nullable(),
  })
  .meta({ id: 'ChanceTotals' });
export type ChanceTotals = z.output<typeof chanceTotals>;

/** A participating organization and its status, for the side menu and the next-action card. */
export const chanceOrganization = organizationSummary
  .extend({
    isBidding: z.boolean(),
    isOperationalHere: z.boolean(),
    serviceCount: z.int(),
    lastCalculatedAt: sentMoment().nullable(),
  })
  .meta({ id: 'ChanceOrganization' });

export const progressSteps = ['bidDecisions', 'calculations', 'marginDecisions', 'submission'] as const;
export const stepStatuses = ['done', 'current', 'upcoming', 'closed'] as const;

/** The four steps; `done` of `total` organizations where a step counts them, `at` the day it was completed. */
export const chanceProgress = z.array(
  z
    .object({
      step: z.enum(progressSteps).meta({ id: 'ChanceProgressStep' }),
      status: z.enum(stepStatuses).meta({ id: 'StepStatus' }),
      done: z.int().nullable(),
      total: z.int().nullable(),
      at: sentMoment().nullable(),
    })
    .meta({ id: 'ChanceStep' }),
);

export const turnTasks = [
  'bid',
  'bidAgree',
  'calculate',
  'recalculate',
  'requestMargin',
  'margin',
  'overrule',
  'submit',
  'outcome',
] as const;

const turnTask = z.enum(turnTasks).meta({ id: 'TurnTask' });

/** The next actors in order of urgency: organizations by name, or the owner. */
export const chanceTurn = z
  .object({
    task: turnTask,
    organizationId: numericId().nullable(),
    name: z.string(),
    /** the organization whose bid, calculation or margin it is; null where it is the whole Chance */
    about: z.string().nullable(),
    isMe: z.boolean(),
    since: sentMoment(),
    others: z.array(
      z
        .object({
          organizationId: numericId().nullable(),
          name: z.string(),
          about: z.string().nullable(),
          task: turnTask,
        })
        .meta({ id: 'ChanceTurnOther' }),
    ),
  })
  .meta({ id: 'ChanceTurn' });

/** A tender opportunity with everything its workspace shows. Computed values are null until a regular service is calculated. */
export const chance = z
  .object({
    id: opaqueId(),
    organizationId: numericId(),
    shortNumber: z.string(),
    version: z.int(),
    state: chanceStateSchema,
    /**
     * stored figures rest on table rows that have changed since; `services.outdatedRates` lists the organizations and
     * differences
     */
    ratesChanged: z.boolean(),
    /** while it is not null, its services are calculated anew and nothing else of the Chance can be changed */
    recalculation: runningRecalculation.nullable(),
    /** what was really offered, in EUR over the whole contract; null: the calculated revenue */
    offeredRevenue: figure(),
    offeredReason: z.string().nullable(),
    reasonForLoss: z.string().nullable(),
    /** the reason from the list of the organization, as it was called when it was chosen */
    lossReason: z.string().nullable(),
    winner: z.string().nullable(),
    /** what the winner offered, or the price of the award, in EUR over the whole contract */
    winningPrice: figure(),
    description: chanceDescription,
    deadline: chanceDeadline,
    estimate: chanceEstimate,
    contract: chanceContract,
    additionalText: z.string().nullable(),
    executiveSummary: z.string().nullable(),
    referenceNumber: z.string().nullable(),
    /** prices per hour and per visit are rounded to cents before they are multiplied, in all services */
    roundsUnitPrices: z.boolean(),
    /**
     * of a quick Chance that began in the full form: what was typed there and cannot be stored yet, by the paths of the
     * fields; null for every other Chance
     */
    fullForm: z.record(z.string(), fieldValue).nullable().meta({ isInFacade: false }),
    /** of a quick Chance: the fields that the full form requires and that are empty, by their paths */
    missingForFull: z.array(z.string()),
    margin: figure(),
    revenue: figure(),
    profit: figure(),
    minutes: figure(),
    totalCost: figure(),
    pricePerHour: figure(),
    monthlyRevenue: figure(),
    yearlyRevenue: figure(),
    surcharge: figure(),
    costDetails: costDetails.nullable(),
    /** of the regular services; null when they have neither overheads nor risk */
    profitAfterOverheads: profitAfterOverheads.nullable(),
    additionalTotals: chanceTotals.nullable(),
    socialSecurity: figure(),
    liabilityInsurance: figure(),
    professionalAssociation: figure(),
    permissions: z.array(chancePermissionSchema),
    denials: z.array(denial(chancePermissionSchema, 'ChanceDenial')),
    /** whether the caller is the owner, for controls that only the owner has */
    isOwner: z.boolean(),
    mayTakeOver: z.boolean(),
    /** whether the caller may take the outcome back with a reason */
    mayCorrectOutcome: z.boolean(),
    /** whether the caller may withdraw organizations that bid, which is possible while the Chance is calculated */
    mayWithdrawBidder: z.boolean(),
    /** whether the caller may archive and restore the Chance */
    mayArchive: z.boolean(),
    customer,
    organizations: z.array(chanceOrganization),
    progress: chanceProgress,
    turn: chanceTurn.nullable(),
    submittedAt: sentMoment().nullable(),
    closedAt: sentMoment().nullable(),
    /** since when lists leave it out and nothing in it can be changed; null: not archived */
    archivedAt: sentMoment().nullable(),
    archiveReason: z.string().nullable(),
    createdAt: sentMoment(),
    updatedAt: sentMoment(),
  })
  .meta({ id: 'Chance' });
export type Chance = z.output<typeof chance>;

export const chanceById = z.object({ id: opaqueId() });
