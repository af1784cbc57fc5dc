import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StateTone } from '@zuschlag/ui';
import type { ChanceState } from '@zuschlag/validation/vocabulary';

/** The colour and the name of a state; `short` where the full name does not fit. Colours: docs/vocabulary.md, States. */
export const chanceStateLooks: Record<
  ChanceState,
  { tone: StateTone; label: MessageDescriptor; short: MessageDescriptor }
> = {
  pendingbiddecision: { tone: 'pending', label: msg`Bid-Entscheidung offen`, short: msg`Bid offen` },
  editing: { tone: 'editing', label: msg`In Bearbeitung`, short: msg`In Bearbeitung` },
  pendingmarginapproval: { tone: 'pending', label: msg`Margenentscheidung offen`, short: msg`Marge offen` },
  readytosubmit: { tone: 'ready', label: msg`Einreichbereit`, short: msg`Einreichbereit` },
  submitted: { tone: 'submitted', label: msg`Eingereicht`, short: msg`Eingereicht` },
  won: { tone: 'won', label: msg`Gewonnen`, short: msg`Gewonnen` },
  lost: { tone: 'lost', label: msg`Verloren`, short: msg`Verloren` },
  notbidding: { tone: 'none', label: msg`Kein Angebot`, short: msg`Kein Angebot` },
};
