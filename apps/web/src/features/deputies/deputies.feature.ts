import { msg } from '@lingui/core/macro';
import { UserCheck } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const deputies: Feature = {
  id: 'deputies',
  pages: [
    {
      to: '/profile/deputies',
      label: msg`Vertretungen`,
      icon: UserCheck,
      menu: 'profile',
      keywords: 'Abwesenheit Urlaub Stellvertretung deputy absence holiday',
    },
  ],
};
