import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';

/** Why a Chance has no actuals; null when it can have them. */
export function actualsLock({ state }: Pick<Chance, 'state'>): MessageDescriptor | null {
  return state === 'won' ? null : msg`Soll und Ist stehen hier, sobald der Auftrag gewonnen ist.`;
}
