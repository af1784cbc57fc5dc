import { signIn, zuschlagClient } from '../src/client.ts';

/** Every Chance the person may see, page by page, with the revenue it stands for. */
export async function* listChances(url: string, credentials: { email: string; password: string }) {
  const { token } = await signIn({ url }, credentials);
  const client = zuschlagClient({ url, token: () => token });
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.chance.list.query>> = await client.chance.list.query({
      first: 50,
      after,
    });
    for (const { node } of page.edges) yield { shortNumber: node.shortNumber, name: node.name, revenue: node.revenue };
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
}
