import { msg } from '@lingui/core/macro';
import { TrendingUp } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const tariffSteps: Feature = {
  id: 'tariff-steps',
  pages: [
    {
      to: '/settings/tariffsteps',
      label: msg`Tarifschritte`,
      icon: TrendingUp,
      menu: 'advancedSettings',
      right: 'SEE_SETTINGS',
    },
  ],
};
