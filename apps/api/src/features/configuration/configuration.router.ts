import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import {
  type Entry,
  type EntryInput,
  type EntryList,
  type EntrySchemas,
  entrySchemas,
  removedEntry,
  removeEntry as removeInput,
} from '@zuschlag/validation/configuration/entry';
import {
  addedHolidays,
  addHolidays as addHolidaysInput,
  takeOverHolidays,
} from '@zuschlag/validation/configuration/holidays';
import { configurationOverview, tableHistory, tableHistoryPage } from '@zuschlag/validation/configuration/overview';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { z } from 'zod';
import { router, signedIn, signedInReading } from '../../trpc.ts';
import { configAdminsRouter } from './admins/config-admins.router.ts';
import { addEntry, listEntries, removeEntry } from './entries/entries.ts';
import { tableHistoryOf } from './entries/history.ts';
import { addHolidays, takeOverLegalHolidays } from './entries/holidays.ts';
import { overview } from './entries/overview.ts';
import { importsRouter } from './imports/imports.router.ts';

type Schemas<Key extends TableKey> = EntrySchemas[Key];
/** The procedures of one table as clients see them: each with the columns of just this table. */
type Procedures<Key extends TableKey> = {
  list: TRPCQueryProcedure<{
    input: z.input<Schemas<Key>['list']>;
    output: z.output<Schemas<Key>['page']>;
    meta: unknown;
  }>;
  add: TRPCMutationProcedure<{ input: z.input<Schemas<Key>['add']>; output: Entry<Key>; meta: unknown }>;
  remove: TRPCMutationProcedure<{
    input: z.input<typeof removeInput>;
    output: z.output<typeof removedEntry>;
    meta: unknown;
  }>;
};

/** The procedures of every table, with the schemas of the table. */
function proceduresOf<Key extends TableKey>(table: Key): Procedures<Key> {
  const { list, page, add, entry }: EntrySchemas[Key] = entrySchemas[table];
  const procedures = {
    list: signedInReading
      .input(list)
      .output(page)
      .query(({ ctx, input }) => listEntries(ctx, table, input as EntryList<Key>)),
    add: signedIn
      .input(add)
      .output(entry)
      .mutation(({ ctx, input }) => addEntry(ctx, table, input.input as EntryInput<Key>)),
    remove: signedIn
      .input(removeInput)
      .output(removedEntry)
      .mutation(({ ctx, input }) => removeEntry(ctx, table, input.id)),
  };
  // In here the compiler knows only that it is one of the eight; what was built carries the schemas of just this one.
  return procedures as unknown as Procedures<Key>;
}

export const configurationRouter = router({
  overview: signedInReading.output(configurationOverview).query(({ ctx }) => overview(ctx)),
  history: signedInReading
    .input(tableHistory)
    .output(tableHistoryPage)
    .query(({ ctx, input }) => tableHistoryOf(ctx, input)),
  admins: configAdminsRouter,
  imports: importsRouter,
  tariff: router(proceduresOf('tariff')),
  wage: router(proceduresOf('wage')),
  socialSecurity: router(proceduresOf('socialSecurity')),
  liabilityInsurance: router(proceduresOf('liabilityInsurance')),
  vacationBonus: router(proceduresOf('vacationBonus')),
  christmasBonus: router(proceduresOf('christmasBonus')),
  vacationDays: router(proceduresOf('vacationDays')),
  holiday: router({
    ...proceduresOf('holiday'),
    add: signedIn
      .input(addHolidaysInput)
      .output(addedHolidays)
      .mutation(({ ctx, input }) => addHolidays(ctx, input.input)),
    takeOver: signedIn
      .input(takeOverHolidays)
      .output(addedHolidays)
      .mutation(({ ctx, input }) => takeOverLegalHolidays(ctx, input)),
  }),
});
