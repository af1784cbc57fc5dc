import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { Percent, Stamp } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';

const MarginActionsOfChance = latePart(
  async () =>
    (await withWords('description', withWords('approval', import('./margin-actions-of-chance.tsx'))))
      .MarginActionsOfChance,
);
const MarginAct = latePart(async () => (await withWords('approval', import('./margin-act.tsx'))).MarginAct);
const RequestAct = latePart(
  async () => (await withWords('description', withWords('approval', import('./request-act.tsx')))).RequestAct,
);

const isSubmitted = msg`Die Chance ist schon eingereicht.`;
/** Why no approval can be requested in a state. */
const requestLocks: { readonly [state in ChanceState]?: MessageDescriptor } = {
  pendingbiddecision: msg`Erst wenn über die Bids entschieden ist.`,
  notbidding: msg`Auf diese Chance wird nicht geboten.`,
  submitted: isSubmitted,
  won: isSubmitted,
  lost: isSubmitted,
};

export const marginDecisions: Feature = {
  id: 'margin-decisions',
  pages: [
    {
      to: '/tender/$tenderId/margindecisions',
      label: msg`Margenentscheidungen`,
      icon: Percent,
      menu: 'chanceProgress',
      position: 30,
      prefetch: (utils, chanceId) => void utils.marginDecisions.groupsOfChance.prefetch({ chanceId }),
    },
    {
      to: '/tender/$tenderId/requestapproval',
      label: msg`Freigabe anfragen`,
      icon: Stamp,
      menu: 'chanceProgress',
      position: 35,
      lockedBy: ({ state }) => requestLocks[state] ?? null,
    },
  ],
  chanceActs: [
    { act: 'decideMargin', Part: MarginAct, isForm: true },
    { act: 'requestMargin', Part: RequestAct },
  ],
  chanceActions: [{ id: 'margin', Part: MarginActionsOfChance }],
};
