import { msg } from '@lingui/core/macro';
import { Printer } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const brief: Feature = {
  id: 'brief',
  pages: [
    {
      to: '/tender/$tenderId/brief',
      label: msg`Kurzfassung`,
      icon: Printer,
      menu: 'chanceInformation',
      position: 10,
      keywords: 'PDF drucken print brief',
    },
  ],
};
