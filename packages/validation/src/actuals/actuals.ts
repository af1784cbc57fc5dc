import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { isoDay, sentDay, sentMoment } from '../measures/dates.ts';
import { amount, eurAndCents, figure } from '../measures/units.ts';
import { serviceProblem } from '../services/service.ts';
import { person } from '../users/users.ts';
import { type TariffPeriod, tariffPeriods } from '../vocabulary.ts';
import { tariffPeriodSchema } from '../wire/enums.ts';

/** The most hours and euros of a kind of time in a month. */
export const actualLimits = { hours: 1_000_000, euros: 100_000_000 } as const;

/** Any day of a month; it counts as its first day. */
const month = () =>
  isoDay()
    .transform((day) => `${day.slice(0, 7)}-01`)
    .meta({ format: 'date' });
const hours = () => amount().max(actualLimits.hours);
const euros = () => eurAndCents().max(actualLimits.euros);

/** What payroll and time sheets show for a kind of time in a month. */
export const actualTimeInput = z
  .object({
    hours: hours(),
    absenceHours: hours(),
    payCost: euros(),
    /** what was invoiced; left out, 0 beside an invoice of another kind, else the planned income for the hours worked */
    income: euros()
      .nullish()
      .transform((value) => value ?? null),
  })
  .meta({ id: 'ActualTimeInput' });
export type ActualTimeInput = z.output<typeof actualTimeInput>;

/** One value for each kind of time. */
export function ofEachKind<Value>(of: (kind: TariffPeriod) => Value): Record<TariffPeriod, Value> {
  return Object.fromEntries(tariffPeriods.map((kind) => [kind, of(kind)])) as Record<TariffPeriod, Value>;
}

/** A kind of time that is left out is 0. */
export const actualTimesInput = z.object(ofEachKind(() => actualTimeInput.nullish())).meta({ id: 'ActualTimesInput' });
export type ActualTimesInput = z.output<typeof actualTimesInput>;

const ofOrganization = { chanceId: opaqueId(), operationalOrganizationId: numericId() };

export const actualsByChance = z.object({ chanceId: opaqueId() });

/** `version` is that of the month as the caller saw it, 0 where it had no actuals. Without one the last save wins. */
export const enterActuals = z.object({ ...ofOrganization, month: month(), ...editedFrom(), times: actualTimesInput });
export type EnterActuals = z.output<typeof enterActuals>;

export const removeActuals = z.object({ ...ofOrganization, month: month(), version: z.int() });
export type RemoveActuals = z.output<typeof removeActuals>;

/** What is kept of a kind of time; the income is null where no invoice was entered. */
export const keptTime = z
  .object({ hours: z.number(), absenceHours: z.number(), payCost: z.number(), income: z.number().nullable() })
  .meta({ id: 'KeptTime' });
export type KeptTime = z.output<typeof keptTime>;
export const actualTimes = z.object(ofEachKind(() => keptTime)).meta({ id: 'ActualTimes' });
export type ActualTimes = z.output<typeof actualTimes>;

/** What became of the actuals of a month. */
export const changedActuals = z
  .object({
    chanceId: opaqueId(),
    operationalOrganizationId: numericId(),
    month: sentDay(),
    /** 0 once they are removed */
    version: z.int(),
    times: actualTimes.nullable(),
  })
  .meta({ id: 'ChangedActuals' });
export type ChangedActuals = z.output<typeof changedActuals>;

export const actualOutcome = z
  .object({ income: z.number(), cost: z.number(), profit: z.number(), margin: figure() })
  .meta({ id: 'ActualOutcome' });
export type ActualOutcome = z.output<typeof actualOutcome>;

/** The causes add up to the variance of the pay costs. */
export const actualVariances = z
  .object({
    payCost: z.number(),
    hours: z.number(),
    kindOfTime: z.number(),
    absence: z.number(),
    wage: z.number(),
    income: z.number(),
    profit: z.number(),
  })
  .meta({ id: 'ActualVariances' });
export type ActualVariances = z.output<typeof actualVariances>;

export const plannedTime = z
  .object({
    hours: z.number(),
    absenceHours: z.number(),
    payCost: z.number(),
    otherCost: z.number(),
    income: z.number(),
  })
  .meta({ id: 'PlannedTime' });
export const actualTime = z
  .object({
    hours: z.number(),
    absenceHours: z.number(),
    payCost: z.number(),
    income: z.number(),
    isInvoiced: z.boolean(),
  })
  .meta({ id: 'ActualTime' });

export const comparedTime = z
  .object({ kindOfTime: tariffPeriodSchema, planned: plannedTime, actual: actualTime.nullable() })
  .meta({ id: 'ComparedTime' });
export type ComparedTime = z.output<typeof comparedTime>;

export const comparedMonth = z
  .object({
    month: sentDay(),
    /** 0 without actuals */
    version: z.int(),
    changedBy: person.nullable(),
    changedAt: sentMoment().nullable(),
    times: z.array(comparedTime),
    planned: actualOutcome,
    actual: actualOutcome.nullable(),
    variances: actualVariances.nullable(),
  })
  .meta({ id: 'ComparedMonth' });
export type ComparedMonth = z.output<typeof comparedMonth>;

/** The months that have actuals, together. */
export const comparedSoFar = z
  .object({
    months: z.int(),
    times: z.array(comparedTime),
    planned: actualOutcome,
    actual: actualOutcome,
    variances: actualVariances,
  })
  .meta({ id: 'ComparedSoFar' });
export type ComparedSoFar = z.output<typeof comparedSoFar>;

export const actualsOfOrganization = z
  .object({
    operationalOrganizationId: numericId(),
    operationalOrganizationShortName: z.string(),
    /** the reader may not see its pay */
    isHidden: z.boolean(),
    mayEnter: z.boolean(),
    /** the margin of its services as approved */
    approvedMargin: figure(),
    isBelowApproved: z.boolean(),
    /** services that cannot be planned, and why; their months have no plan */
    problems: z.array(z.object({ service: z.string(), problem: serviceProblem }).meta({ id: 'UnplannedService' })),
    /** table rows behind the stored price are gone: the plan rests on the tables of today */
    areRatesGone: z.boolean(),
    contract: actualOutcome.nullable(),
    soFar: comparedSoFar.nullable(),
    months: z.array(comparedMonth),
  })
  .meta({ id: 'ActualsOfOrganization' });
export type ActualsOfOrganization = z.output<typeof actualsOfOrganization>;

/** Plan and actual of a won Chance. */
export const contractActuals = z
  .object({
    chanceId: opaqueId(),
    isWon: z.boolean(),
    /** the month of today: later ones have no actuals yet */
    currentMonth: sentDay(),
    organizations: z.array(actualsOfOrganization),
    /** of all organizations together; null where one is hidden, and without actuals */
    total: z
      .object({
        planned: actualOutcome,
        actual: actualOutcome,
        variances: actualVariances,
        approvedMargin: figure(),
        isBelowApproved: z.boolean(),
      })
      .meta({ id: 'ActualsTotal' })
      .nullable(),
  })
  .meta({ id: 'ContractActuals' });
export type ContractActuals = z.output<typeof contractActuals>;

/** The organizations whose margin to date is below the approved one, as far as the reader may see them. */
export const marginMarks = z
  .object({
    chanceId: opaqueId(),
    below: z.array(
      z
        .object({
          operationalOrganizationId: numericId(),
          operationalOrganizationShortName: z.string(),
          margin: figure(),
          approvedMargin: figure(),
        })
        .meta({ id: 'MarginMark' }),
    ),
  })
  .meta({ id: 'MarginMarks' });
export type MarginMarks = z.output<typeof marginMarks>;
