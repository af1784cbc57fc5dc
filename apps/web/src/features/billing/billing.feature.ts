import { msg } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const billing: Feature = {
  id: 'billing',
  pages: [
    {
      to: '/admin/billings',
      label: msg`Verträge`,
      icon: FileText,
      menu: 'main',
      right: 'RUN_PLATFORM',
      keywords: 'Abrechnung Vertrag Plätze billing contract',
    },
    {
      to: '/settings/billing',
      label: msg`Abrechnung`,
      icon: FileText,
      menu: 'settings',
      right: 'SEE_BILLING',
      elsewhere: '/settings/bidrules',
      keywords: 'Vertrag Plätze Rechnung billing contract seats',
    },
  ],
};
