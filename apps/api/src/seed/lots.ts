import { linkLot } from '../features/chance/lots/lots.ts';
import type { DemoChance } from './chances.ts';
import type { Stage } from './stage.ts';

/** The first lot of each procedure. */
export type Lots = Map<string, string>;

/** Links a lot with the first one of its procedure, as soon as there are two. */
export async function linkLots(stage: Stage, lots: Lots, chanceId: string, { lot, by }: DemoChance): Promise<void> {
  if (!lot) return;
  const first = lots.get(lot.of);
  if (first === undefined) lots.set(lot.of, chanceId);
  else await stage.act(by, (work) => linkLot(work, { chanceId: first, otherId: chanceId }));
}
