import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { sentDay } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { person } from '../users/users.ts';
import { chanceStateInput } from '../wire/aliases.ts';
import { chanceSortFieldSchema, chanceStateSchema } from '../wire/enums.ts';
import { dayRange, numberedPageInput, numberRange, pageOf, sortOrder } from '../wire/paging.ts';
import { searchText } from '../wire/text.ts';

/** Several values in one filter mean any of them, several filters mean all of them. An empty list means none. */
export const chanceFilters = z
  .object({
    /** words of the number, the name, the reference or the customer, each in part or misspelt */
    search: searchText(255),
    /** part of the name or of the short number */
    name: searchText(255),
    customerName: searchText(255),
    state: z.array(chanceStateInput()).max(20).nullish(),
    operationalOrgs: z.array(numericId()).max(100).nullish(),
    chanceAdmins: z.array(numericId()).max(100).nullish(),
    startDate: dayRange.nullish(),
    deadlineDate: dayRange.nullish(),
    revenue: numberRange.nullish(),
    surcharge: numberRange.nullish(),
    onlyOwn: z.boolean().nullish(),
    /** open Chances whose submission lies in the current week, Monday to Sunday in Berlin */
    dueThisWeek: z.boolean().nullish(),
    /** Chances with a decision that the caller is asked for and may give */
    awaitsMe: z.boolean().nullish(),
    /** the archived Chances instead of all others */
    archived: z.boolean().nullish(),
  })
  .meta({ id: 'ChanceFilters' });
export type ChanceFilters = z.output<typeof chanceFilters>;

export const chanceSort = z.object({ field: chanceSortFieldSchema, order: sortOrder }).meta({ id: 'ChanceSort' });

export const chanceList = z.object({
  ...numberedPageInput(50),
  sort: chanceSort.nullish(),
  filters: chanceFilters.nullish(),
});
export type ChanceList = z.output<typeof chanceList>;

/** How a Chance ended. A reason, a winner and a price exist where they were entered. */
export const chanceOutcome = z
  .object({
    closedOn: sentDay(),
    /** the reason of the list and the words, as far as there are any */
    lossReason: z.string().nullable(),
    winner: z.string().nullable(),
    /** in EUR over the whole contract */
    winningPrice: figure(),
  })
  .meta({ id: 'ChanceOutcome' });

/** One row of the list. `revenue` falls back to the estimate, then `isEstimated`; the other figures are null before calculation. */
export const chanceRow = z
  .object({
    id: opaqueId(),
    shortNumber: z.string(),
    name: z.string(),
    state: chanceStateSchema,
    customerName: z.string(),
    revenue: figure(),
    isEstimated: z.boolean(),
    /** what was really offered where it differs, in EUR over the whole contract; sort and filter go by `revenue` */
    offeredRevenue: figure(),
    /** how it ended; null while it is open or submitted */
    outcome: chanceOutcome.nullable(),
    /** stored figures rest on table rows that have changed since */
    ratesChanged: z.boolean(),
    margin: figure(),
    surcharge: figure(),
    profit: figure(),
    totalCost: figure(),
    minutes: figure(),
    submission: sentDay(),
    submissionTime: z.string(),
    startDate: sentDay(),
    owner: person,
    operationalOrganizations: z.array(
      z.object({ id: numericId(), shortName: z.string() }).meta({ id: 'OrganizationName' }),
    ),
  })
  .meta({ id: 'ChanceRow' });
export type ChanceRow = z.output<typeof chanceRow>;

export const chancePage = pageOf(chanceRow, 'Chance');
