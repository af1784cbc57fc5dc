import type { UnitOfWork } from '../../../context.ts';
import { type LatestChance, newestChances } from './latest-chances.store.ts';

/** The newest Chances that the caller sees, archived ones left out. */
export async function latestChances(
  work: UnitOfWork,
  wanted: { count: number; isCalculated: boolean },
): Promise<LatestChance[]> {
  return newestChances(work, wanted);
}
