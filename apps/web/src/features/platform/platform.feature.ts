import { msg } from '@lingui/core/macro';
import { Building } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const platform: Feature = {
  id: 'platform',
  pages: [
    {
      to: '/admin/tenants',
      label: msg`Mandanten`,
      icon: Building,
      menu: 'main',
      right: 'RUN_PLATFORM',
      keywords: 'Admin Plattform Mandant tenant platform',
    },
  ],
};
