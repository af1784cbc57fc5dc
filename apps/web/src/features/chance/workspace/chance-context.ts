import type { Chance } from '@zuschlag/validation/chance/chance';
import { createContext, use } from 'react';

/** Gives a Chance to the pages inside of its workspace. */
export const ChanceContext = createContext<Chance | null>(null);

/** The Chance of the page. @throws Error outside of a workspace */
export function useChance(): Chance {
  const chance = use(ChanceContext);
  if (!chance) throw new Error('useChance is only for the pages of a Chance');
  return chance;
}
