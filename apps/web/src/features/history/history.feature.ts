import { msg } from '@lingui/core/macro';
import { History } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const history: Feature = {
  id: 'history',
  pages: [
    {
      to: '/tender/$tenderId/history',
      label: msg`Verlauf`,
      icon: History,
      menu: 'chanceInformation',
      position: 20,
      prefetch: (utils, chanceId) => void utils.history.peopleOfChance.prefetch({ chanceId }),
    },
  ],
};
