import { msg } from '@lingui/core/macro';
import { ChartNoAxesCombined } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const winLoss: Feature = {
  id: 'win-loss',
  pages: [
    {
      to: '/winloss',
      label: msg`Auswertung`,
      icon: ChartNoAxesCombined,
      menu: 'main',
      right: 'SEE_CHANCES',
      keywords: 'Gewinnquote Preis je Stunde Abstand Gewinner Statistik win loss analysis rate price percentile',
    },
  ],
};
