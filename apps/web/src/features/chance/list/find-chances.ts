import type { ZuschlagClient } from '@zuschlag/sdk/client';
import type { FoundThing } from '../../../app/features/feature.ts';
import { chancePaths } from '../workspace/chance-paths.ts';

const shownChances = 8;

/** Chances by name or number, the latest without a text. */
export async function findChances(client: ZuschlagClient, text: string): Promise<FoundThing[]> {
  const { edges } = await client.chance.list.query({
    first: shownChances,
    filters: text === '' ? null : { name: text },
  });
  return edges.map(({ node }) => ({
    id: node.id,
    label: node.name,
    description: `${node.shortNumber} · ${node.customerName}`,
    href: chancePaths(node.id).details,
  }));
}
