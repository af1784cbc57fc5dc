import { Plural } from '@lingui/react/macro';
import type { FoundThing } from '../../../app/features/feature.ts';

/** How many Chances a customer has that the palette found. */
export function FoundCustomer({ facts: { chanceCount } }: { facts: FoundThing['facts'] }) {
  return (
    <span className="whitespace-nowrap text-ink-3">
      <Plural value={Number(chanceCount)} _0="Keine Chance" one="# Chance" other="# Chancen" />
    </span>
  );
}
