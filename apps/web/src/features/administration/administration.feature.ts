import { msg } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const administration: Feature = {
  id: 'administration',
  pages: [
    {
      to: '/settings/users',
      label: msg`Personen`,
      icon: Users,
      menu: 'settings',
      right: 'SEE_SETTINGS',
      covers: '/settings/users',
      keywords: 'Benutzer Nutzer Rolle Mitarbeiter user role people',
    },
  ],
};
