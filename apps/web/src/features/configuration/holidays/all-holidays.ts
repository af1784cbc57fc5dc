import type { trpc } from '../../../app/api/trpc.ts';

const pageSize = 100;

type Client = ReturnType<typeof trpc.useUtils>['client'];
type List = Client['configuration']['holiday']['list'];
type Filters = NonNullable<NonNullable<Parameters<List['query']>[0]>['filters']>;
type Row = Awaited<ReturnType<List['query']>>['edges'][number]['node'];

/** All rows of the table that fit, page by page. */
export async function allHolidays(client: Client, filters: Filters): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<List['query']>> = await client.configuration.holiday.list.query({
      first: pageSize,
      after,
      filters,
    });
    rows.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}
