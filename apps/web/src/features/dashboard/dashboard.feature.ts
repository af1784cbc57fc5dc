import { msg } from '@lingui/core/macro';
import { LayoutDashboard } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const dashboard: Feature = {
  id: 'dashboard',
  pages: [
    {
      to: '/dashboard',
      label: msg`Dashboard`,
      icon: LayoutDashboard,
      menu: 'main',
      position: -10,
      right: 'SEE_CHANCES',
      keywords: 'Start Übersicht Statistik Umsatz overview statistics revenue home',
    },
  ],
};
