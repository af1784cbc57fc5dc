import { msg } from '@lingui/core/macro';
import { CircleX, Mail, SlidersHorizontal } from 'lucide-react';
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
    {
      to: '/settings/lossreasons',
      label: msg`Verlustgründe`,
      icon: CircleX,
      menu: 'settings',
      right: 'SEE_SETTINGS',
    },
    {
      to: '/settings/mails',
      label: msg`E-Mails`,
      icon: Mail,
      menu: 'advancedSettings',
      right: 'SEE_MAILS',
      keywords: 'Mail Marge abgewiesen unzustellbar bounce margin',
    },
  ],
};
