import { msg } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const organizations: Feature = {
  id: 'organizations',
  pages: [
    {
      to: '/settings/advancedcostparameters',
      label: msg`Kalkulationsparameter`,
      icon: SlidersHorizontal,
      menu: 'settings',
      right: 'SEE_SETTINGS',
    },
  ],
};
