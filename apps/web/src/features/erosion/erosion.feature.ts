import { msg } from '@lingui/core/macro';
import { ChartLine } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { calculationLock } from '../services/lock/calculation-lock.ts';

export const erosion: Feature = {
  id: 'erosion',
  pages: [
    {
      to: '/tender/$tenderId/analytics',
      label: msg`Analyse`,
      icon: ChartLine,
      menu: 'chanceInformation',
      position: 30,
      keywords: 'Erosion Marge Lohngleitklausel Preisgleitklausel Tariferhöhung margin escalation',
      prefetch: (utils, chanceId) => void utils.erosion.ofChance.prefetch({ chanceId }),
      lockedBy: calculationLock,
    },
  ],
};
