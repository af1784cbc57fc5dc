import { msg } from '@lingui/core/macro';
import { Gavel } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '../../app/features/feature.ts';
import { manageEntries } from './manage-entries.tsx';

const BidAct = lazy(async () => ({ default: (await import('./bid-act.tsx')).BidAct }));

export const bidDecisions: Feature = {
  id: 'bid-decisions',
  chanceManage: manageEntries,
  chanceActs: [{ act: 'decideBid', Part: BidAct, isForm: true }],
  pages: [
    {
      to: '/tender/$tenderId/biddecisions',
      label: msg`Bid-Entscheidungen`,
      icon: Gavel,
      menu: 'chanceProgress',
      position: 10,
      prefetch: (utils, chanceId) => void utils.bidDecisions.groupsOfChance.prefetch({ chanceId }),
    },
  ],
};
