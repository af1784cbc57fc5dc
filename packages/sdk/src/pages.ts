/** One page of a list, as every paginated procedure answers. */
export type Page<Node> = {
  edges: readonly { node: Node }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

/**
 * Every row of a list, page by page, each page fetched when its first row is wanted.
 *
 * @param fetchPage asks for the page after a cursor; null is the first
 */
export async function* rowsOf<Node>(fetchPage: (after: string | null) => Promise<Page<Node>>): AsyncGenerator<Node> {
  let after: string | null = null;
  do {
    const { edges, pageInfo }: Page<Node> = await fetchPage(after);
    for (const { node } of edges) yield node;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}
