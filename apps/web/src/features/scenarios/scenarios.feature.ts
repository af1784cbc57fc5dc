import { msg } from '@lingui/core/macro';
import { Split } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { calculationLock } from '../services/lock/calculation-lock.ts';

export const scenarios: Feature = {
  id: 'scenarios',
  pages: [
    {
      to: '/tender/$tenderId/scenarios',
      label: msg`Szenarien`,
      icon: Split,
      menu: 'chanceProgress',
      position: 25,
      keywords: 'Variante was wäre wenn scenario what if variant Alternative',
      prefetch: (utils, chanceId) => void utils.scenarios.ofChance.prefetch({ chanceId }),
      lockedBy: calculationLock,
    },
  ],
};
