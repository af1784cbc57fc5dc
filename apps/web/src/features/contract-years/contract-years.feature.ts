import { msg } from '@lingui/core/macro';
import { CalendarRange } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { calculationLock } from '../services/lock/calculation-lock.ts';

export const contractYears: Feature = {
  id: 'contract-years',
  pages: [
    {
      to: '/tender/$tenderId/years',
      label: msg`Jahre und Optionen`,
      icon: CalendarRange,
      menu: 'chanceInformation',
      position: 35,
      keywords:
        'Vertragsjahr Verlängerung Option Gesamtpreis Lohnsteigerung contract year extension option total price',
      prefetch: (utils, chanceId) => void utils.contractYears.ofChance.prefetch({ chanceId }),
      lockedBy: calculationLock,
    },
  ],
};
