import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { FoundThing } from '../../../app/features/feature.ts';
import { ChanceStateBadge } from '../lifecycle/chance-state-badge.tsx';
import { DaysLeft } from '../lifecycle/days-left.tsx';

/** State and days left of a Chance that the palette found. */
export function FoundChance({ facts: { state, due } }: { facts: FoundThing['facts'] }) {
  return (
    <>
      {due ? <DaysLeft day={due} /> : null}
      {state ? <ChanceStateBadge state={state as ChanceState} /> : null}
    </>
  );
}
