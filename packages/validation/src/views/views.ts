import { z } from 'zod';
import { chanceFilters, chanceSort } from '../chance/chance-list.ts';
import { chanceColumns, furtherChanceColumns } from '../chance/chance-vocabulary.ts';
import { editedFrom } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentDay } from '../measures/dates.ts';
import { line } from '../wire/text.ts';

/** Order and columns of the Chance list; left out, those of the product. */
export const listChoice = z
  .object({
    sort: chanceSort.nullish(),
    columns: z
      .array(z.enum([...chanceColumns, ...furtherChanceColumns]))
      .max(20)
      .nullish(),
  })
  .meta({ id: 'ListChoice' });
export type ListChoice = z.output<typeof listChoice>;

/** What a saved view shows: filters, order and columns. */
export const viewDefinition = listChoice.extend({ filters: chanceFilters.nullish() }).meta({ id: 'ViewDefinition' });
export type ViewDefinition = z.output<typeof viewDefinition>;

const sentDays = z
  .object({ gte: sentDay().nullish(), lte: sentDay().nullish() })
  .meta({ id: 'SentDayRange' })
  .nullish();

/** The same as the server sends it. */
export const savedDefinition = viewDefinition
  .extend({
    filters: chanceFilters
      .extend({ startDate: sentDays, deadlineDate: sentDays })
      .meta({ id: 'SavedChanceFilters' })
      .nullish(),
  })
  .meta({ id: 'SavedDefinition' });

const viewName = () => line(1, limits.viewName);

/** A view as its readers see it. */
export const listView = z
  .object({
    id: opaqueId(),
    name: z.string(),
    /** for the organization of its owner; otherwise only the owner sees it */
    isShared: z.boolean(),
    isOwn: z.boolean(),
    ownerName: z.string(),
    /** whether the reader may change and delete it */
    mayChange: z.boolean(),
    version: z.int(),
    definition: savedDefinition,
  })
  .meta({ id: 'ListView' });
export type ListView = z.output<typeof listView>;

export const listViews = z
  .object({ views: z.array(listView), choice: listChoice.nullable() })
  .meta({ id: 'ListViews' });
export type ListViews = z.output<typeof listViews>;

export const createView = z.object({ name: viewName(), isShared: z.boolean(), definition: viewDefinition });
export type CreateView = z.output<typeof createView>;

/** Only what is sent changes. */
export const saveView = z.object({
  id: opaqueId(),
  name: viewName().optional(),
  isShared: z.boolean().optional(),
  definition: viewDefinition.optional(),
  ...editedFrom(),
});
export type SaveView = z.output<typeof saveView>;

export const viewById = z.object({ id: opaqueId() });
