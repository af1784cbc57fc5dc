import { msg } from '@lingui/core/macro';
import { Building2 } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const customers: Feature = {
  id: 'customers',
  pages: [
    {
      to: '/settings/customers',
      label: msg`Kunden`,
      icon: Building2,
      menu: 'settings',
      right: 'SEE_SETTINGS',
    },
  ],
};
