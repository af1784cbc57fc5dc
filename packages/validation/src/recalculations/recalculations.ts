import { z } from 'zod';
import { checkPeriod } from '../chance/chance-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { isoDay, sentDay, sentMoment } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { costParameterNames } from '../organizations/organizations.ts';
import { serviceProblem } from '../services/service.ts';
import { chanceStateSchema } from '../wire/enums.ts';
import { recalculationSteps } from './progress.ts';

/**
 * `applied`: what the run calculated is in force, also when single services failed. `undone`: the run could not end, and
 * the contract and all services are as they were.
 */
export const recalculationStates = ['running', 'applied', 'undone'] as const;
export type RecalculationState = (typeof recalculationStates)[number];

/**
 * Why services are calculated anew. `contract`: other contract days. `copy`: they came from another Chance. `tables`: other
 * rows of the tables count. `defaults`: they take over changed cost parameters of their organization. `site`: their place
 * of work has another federal state. `province`: the Chance has, and they have no place of work of their own.
 */
export const recalculationCauses = ['contract', 'copy', 'tables', 'defaults', 'site', 'province'] as const;
export type RecalculationCause = (typeof recalculationCauses)[number];

/** The causes for which a person starts runs on several Chances. */
export const chosenCauses = ['tables', 'defaults'] as const satisfies readonly RecalculationCause[];
export type ChosenCause = (typeof chosenCauses)[number];
const chosenCause = () => z.enum(chosenCauses).meta({ id: 'ChosenRecalculationCause' });

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
    cause: z.enum(recalculationCauses).meta({ id: 'RecalculationCause' }),
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

/** Chances whose services are to be calculated with the table rows of today, for `defaults` with the defaults of today too. */
export const startRecalculationsInput = z.object({
  chanceIds: z.array(opaqueId()).min(1).max(limits.selectedRows),
  /** left out: `tables` */
  cause: chosenCause().nullish(),
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

/** Asks for the open Chances of the caller that a cause concerns; left out: `tables`. */
export const changedChancesInput = z.object({ cause: chosenCause().nullish() }).nullish();

/** The open Chances of the caller that a cause concerns, and what a recalculation of all would do now. */
export const changedChances = z
  .object({
    chances: z.array(startedRecalculation),
    /** how many there are beyond the shown ones */
    more: z.int(),
  })
  .meta({ id: 'ChangedChances' });
export type ChangedChances = z.output<typeof changedChances>;

/** Asks what `start` would do to the figures of a few Chances. Changes nothing. */
export const recalculationEffectsInput = z.object({
  chanceIds: z.array(opaqueId()).min(1).max(limits.previewedChances),
  /** left out: `tables` */
  cause: chosenCause().nullish(),
});
export type RecalculationEffectsInput = z.output<typeof recalculationEffectsInput>;

/** A cost parameter that services take over from the defaults of their organization. */
export const takenOverParameter = z
  .object({
    parameter: z.enum(costParameterNames).meta({ id: 'CostParameterName' }),
    from: z.number(),
    to: z.number(),
    /** how many services take it over */
    services: z.int(),
  })
  .meta({ id: 'TakenOverParameter' });
export type TakenOverParameter = z.output<typeof takenOverParameter>;

/**
 * What a run would do to the services of one Chance that the caller may calculate. The sums are over services that have a
 * price before and after; all are null when no run could be started.
 */
export const recalculationEffect = z
  .object({
    chanceId: opaqueId(),
    /** services that the run calculates */
    services: z.int(),
    /** EUR over the contract */
    costBefore: figure(),
    costAfter: figure(),
    revenueBefore: figure(),
    revenueAfter: figure(),
    /** EUR of the difference that come from newer rows of the tables */
    costByTables: figure(),
    revenueByTables: figure(),
    /** names of the services that would have no price */
    failing: z.array(z.string()),
    takesOver: z.array(takenOverParameter),
  })
  .meta({ id: 'RecalculationEffect' });
export type RecalculationEffect = z.output<typeof recalculationEffect>;
export const recalculationEffects = z
  .object({ chances: z.array(recalculationEffect) })
  .meta({ id: 'RecalculationEffects' });
export type RecalculationEffects = z.output<typeof recalculationEffects>;
