import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';

/** Why a Chance has no calculation to show yet; null when it has. */
export function calculationLock({ state }: Pick<Chance, 'state'>): MessageDescriptor | null {
  if (state === 'pendingbiddecision') return msg`Kalkuliert wird, sobald die Bid-Entscheidung abgeschlossen ist.`;
  return state === 'notbidding' ? msg`Hier wird nicht geboten, also auch nicht kalkuliert.` : null;
}
