import { msg } from '@lingui/core/macro';
import { Scale, Split } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const rules: Feature = {
  id: 'rules',
  pages: [
    { to: '/settings/bidrules', label: msg`Bid-Regeln`, icon: Split, menu: 'settings', right: 'SEE_SETTINGS' },
    { to: '/settings/marginrules', label: msg`Margenregeln`, icon: Scale, menu: 'settings', right: 'SEE_SETTINGS' },
  ],
};
