import type { ZuschlagClient } from '@zuschlag/sdk/client';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { FoundThing } from '../../../app/features/feature.ts';
import { chancePaths } from '../workspace/chance-paths.ts';

const shownChances = 8;
const open: ChanceState[] = ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit'];

/** Chances by words of their number, name, reference or customer; without a text the open ones that are due next. */
export async function findChances(client: ZuschlagClient, text: string): Promise<FoundThing[]> {
  const dueNext = {
    filters: { state: open, deadlineDate: { gte: berlinDayOf(new Date()) } },
    sort: { field: 'submission', order: 'ASC' },
  } as const;
  const { edges } = await client.chance.list.query({
    first: shownChances,
    ...(text === ''
      ? { ...dueNext, filters: { ...dueNext.filters, state: [...open] } }
      : { filters: { search: text } }),
  });
  return edges.map(({ node }) => ({
    id: node.id,
    label: node.name,
    description: `${node.shortNumber} · ${node.customerName}`,
    href: chancePaths(node.id).details,
    facts: { state: node.state, due: open.includes(node.state) ? node.submission : null },
  }));
}
