/** One page of a list, the answer of every paginated procedure. */
export type Page<Node> = {
  edges: readonly { node: Node }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

/**
 * Every row of a list. Fetches each page when the caller reaches its first row.
 *
 * @param fetchPage fetches the page after a cursor; null is the first page
 */
export async function* rowsOf<Node>(fetchPage: (after: string | null) => Promise<Page<Node>>): AsyncGenerator<Node> {
  let after: string | null = null;
  do {
    const { edges, pageInfo }: Page<Node> = await fetchPage(after);
    for (const { node } of edges) yield node;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}
