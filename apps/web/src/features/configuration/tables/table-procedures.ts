import type { keepPreviousData } from '@tanstack/react-query';
import type { Entry } from '@zuschlag/validation/configuration/entry';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { trpc } from '../../../app/api/trpc.ts';
import type { CellValue } from './use-column-text.ts';

type Common = Pick<Entry<'socialSecurity'>, 'id' | 'organizationId' | 'organization' | 'status' | 'permissions'>;
/** A row of any table: what all rows carry, and its own columns. */
export type TableRow = Common & { [column: string]: CellValue | object };

type ListInput = { first: number; after: string | null; filters: object; sort: object | null };
type ListPage = {
  edges: { node: TableRow }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};
type Query<Input, Output> = {
  useQuery: (
    input: Input,
    options?: { placeholderData?: typeof keepPreviousData; retry?: number; enabled?: boolean },
  ) => {
    data: Output | undefined;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
};
type Mutation<Input, Output> = {
  useMutation: () => { mutateAsync: (input: Input) => Promise<Output>; isPending: boolean };
};
type Procedures = {
  list: Query<ListInput, ListPage>;
  add: Mutation<{ input: object }, unknown>;
  remove: Mutation<{ id: string }, { id: string }>;
};

/**
 * The procedures of a table picked by its key. The tables are alike but for the columns, which no type can say for a key
 * that is known only now; what is sent was made from the description of the table and is checked by its schema.
 */
export function proceduresOf(table: TableKey): Procedures {
  return (trpc.configuration as unknown as Record<TableKey, Procedures>)[table];
}

/** Makes everything anew that rests on the tables: they themselves, and what Chances say of changed rates. */
export function useTablesChanged(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([utils.configuration.invalidate(), utils.services.invalidate(), utils.chance.invalidate()]);
  };
}
