import { z } from 'zod';
import { checkPeriod } from '../chance/chance-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { isoDay, sentDay, sentMoment } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { serviceProblem } from '../services/service.ts';
import { chanceStateSchema } from '../wire/enums.ts';
import { recalculationSteps } from './progress.ts';

/**
 * `applied`: what the run calculated is in force, also when single services failed. `undone`: the run could not end, and
 * the contract and all services are as they were.
 */
export const recalculationStates = ['running', 'applied', 'undone'] as const;
export type RecalculationState = (typeof recalculationStates)[number];

/** A service that has no price after a run, and why. */
export const failedService = z
  .object({ serviceId: opaqueId(), serviceName: z.string(), problem: serviceProblem })
  .meta({ id: 'FailedService' });
export type FailedService = z.output<typeof failedService>;

/** A run that calculates the services of a Chance anew. */
export const recalculation = z
  .object({
    id: opaqueId(),
    chanceId: opaqueId(),
    state: z.enum(recalculationStates).meta({ id: 'RecalculationState' }),
    step: z.enum(recalculationSteps).meta({ id: 'RecalculationStep' }),
    /** whole percent */
    percent: z.int(),
    /** services calculated so far, and all services */
    done: z.int(),
    total: z.int(),
    /** the contract days that it brings into force; null when they stay */
    startDate: sentDay().nullable(),
    endDate: sentDay().nullable(),
    /** whether it brings the services of another Chance here */
    isCopy: z.boolean(),
    startedById: numericId(),
    startedByName: z.string(),
    failed: z.array(failedService),
    createdAt: sentMoment(),
    finishedAt: sentMoment().nullable(),
  })
  .meta({ id: 'Recalculation' });
export type Recalculation = z.output<typeof recalculation>;

export const recalculationOnChance = z.object({ chanceId: opaqueId() });
/** The last run on a Chance; null before the first. */
export const lastRecalculation = z
  .object({ chanceId: opaqueId(), last: recalculation.nullable() })
  .meta({ id: 'LastRecalculation' });

/** Asks what other contract days do to the services of a Chance. */
export const contractMoveInput = z
  .object({ chanceId: opaqueId(), startDate: isoDay(), endDate: isoDay() })
  .superRefine(checkPeriod);

/** The parts of services that may have days of their own. */
export const datedParts = ['shift', 'siteVisit'] as const;
export type DatedPart = (typeof datedParts)[number];

/** A part whose own days lie outside of the new contract. */
export const cutPart = z
  .object({
    part: z.enum(datedParts).meta({ id: 'DatedPart' }),
    id: opaqueId(),
    /** `08:00–16:00`; of a site visit its type */
    label: z.string(),
    startDate: sentDay().nullable(),
    endDate: sentDay().nullable(),
    /** what remains of it; both null when nothing does */
    newStartDate: sentDay().nullable(),
    newEndDate: sentDay().nullable(),
    isDropped: z.boolean(),
  })
  .meta({ id: 'CutPart' });
export type CutPart = z.output<typeof cutPart>;

/** `recalculated`: with everything it has. `cut`: without the days outside of the contract. `fails`: nothing of it is left. */
export const contractMoveEffects = ['recalculated', 'cut', 'fails'] as const;

export const serviceInMove = z
  .object({
    serviceId: opaqueId(),
    serviceName: z.string(),
    operationalOrganizationId: numericId(),
    operationalOrganizationShortName: z.string(),
    /** EUR over the present contract */
    revenue: figure(),
    effect: z.enum(contractMoveEffects).meta({ id: 'ContractMoveEffect' }),
    cuts: z.array(cutPart),
  })
  .meta({ id: 'ServiceInContractMove' });
export type ServiceInMove = z.output<typeof serviceInMove>;

export const contractMove = z
  .object({
    chanceId: opaqueId(),
    services: z.array(serviceInMove),
    /** whether a person should see this before it happens: something has a price, or is cut */
    isWorthAsking: z.boolean(),
  })
  .meta({ id: 'ContractMove' });
export type ContractMove = z.output<typeof contractMove>;

/** Chances whose services are to be calculated with the table rows of today. */
export const startRecalculationsInput = z.object({
  chanceIds: z.array(opaqueId()).min(1).max(limits.selectedRows),
});
export type StartRecalculations = z.output<typeof startRecalculationsInput>;

/** What became of one Chance: `code` is null when its run was started, else why not, with the names that belong to it. */
export const startedRecalculation = z
  .object({
    chanceId: opaqueId(),
    shortNumber: z.string(),
    name: z.string(),
    state: chanceStateSchema,
    code: z.string().nullable(),
    names: z.array(z.string()),
    /** services that the run calculates */
    services: z.int(),
    /** organizations whose services the caller may not calculate; their figures stay */
    leftOut: z.array(z.string()),
  })
  .meta({ id: 'StartedRecalculation' });
export type StartedRecalculation = z.output<typeof startedRecalculation>;
export const startedRecalculations = z
  .object({ chances: z.array(startedRecalculation) })
  .meta({ id: 'StartedRecalculations' });
export type StartedRecalculations = z.output<typeof startedRecalculations>;

/** The open Chances of the caller whose figures rest on changed tables, and what a recalculation of all would do now. */
export const changedChances = z
  .object({
    chances: z.array(startedRecalculation),
    /** how many there are beyond the shown ones */
    more: z.int(),
  })
  .meta({ id: 'ChangedChances' });
export type ChangedChances = z.output<typeof changedChances>;
