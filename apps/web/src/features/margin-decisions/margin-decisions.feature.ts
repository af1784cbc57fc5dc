import { msg } from '@lingui/core/macro';
import { Percent } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '../../app/features/feature.ts';

const MarginActionsOfChance = lazy(async () => ({
  default: (await import('./margin-actions-of-chance.tsx')).MarginActionsOfChance,
}));

const MarginAct = lazy(async () => ({ default: (await import('./margin-act.tsx')).MarginAct }));
const RequestAct = lazy(async () => ({ default: (await import('./request-act.tsx')).RequestAct }));

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
  ],
  chanceActs: [
    { act: 'decideMargin', Part: MarginAct, isForm: true },
    { act: 'requestMargin', Part: RequestAct },
  ],
  chanceActions: [{ id: 'margin', Part: MarginActionsOfChance }],
};
