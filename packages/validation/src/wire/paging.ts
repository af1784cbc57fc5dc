import { z } from 'zod';
import { limits } from '../limits.ts';
import { isoDay } from '../measures/dates.ts';

/** `first` rows after a cursor that an earlier answer gave out. */
export const pageInput = (max: number = limits.pickerSize) => ({
  first: z.int().positive().max(max).default(limits.defaultPageSize),
  after: z.string().max(500).nullish(),
});

/** The same for lists whose clients may count pages instead: without a cursor the rows of that page are answered. */
export const numberedPageInput = (max?: number) => ({
  ...pageInput(max),
  currentPage: z.int().positive().max(limits.pageNumber).nullish(),
});
export type NumberedPage = { first: number; after?: string | null; currentPage?: number | null };

/** A page: edges with cursors, and whether there is more. */
export const pageOf = <Node extends z.ZodType>(node: Node, name: string) =>
  z
    .object({
      edges: z.array(z.object({ node, cursor: z.string() }).meta({ id: `${name}Edge` })),
      pageInfo,
    })
    .meta({ id: `${name}Page` });

export const pageInfo = z
  .object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() })
  .meta({ id: 'PageInfo' });

export const sortOrder = z.enum(['ASC', 'DESC']).meta({ id: 'SortOrder' });

/** A closed range; either end may be open. */
export const numberRange = z
  .object({ gte: z.number().nullish(), lte: z.number().nullish() })
  .meta({ id: 'NumberRange' });
export const dayRange = z.object({ gte: isoDay().nullish(), lte: isoDay().nullish() }).meta({ id: 'DayRange' });
