import { msg } from '@lingui/core/macro';
import { Gavel } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { manageEntries } from './manage-entries.tsx';

export const bidDecisions: Feature = {
  id: 'bid-decisions',
  chanceManage: manageEntries,
  pages: [
    {
      to: '/tender/$tenderId/biddecisions',
      label: msg`Bid-Entscheidungen`,
      icon: Gavel,
      menu: 'chanceProgress',
      position: 10,
    },
  ],
};
