import { msg } from '@lingui/core/macro';
import { KeyRound, UserRound } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const accounts: Feature = {
  id: 'accounts',
  pages: [
    {
      to: '/profile/account',
      label: msg`Mein Konto`,
      icon: UserRound,
      menu: 'profile',
      keywords: 'Passwort ändern Name Profil password account',
    },
    {
      to: '/profile/tokens',
      label: msg`API-Zugänge`,
      icon: KeyRound,
      menu: 'profile',
      keywords: 'API token CLI',
    },
    {
      to: '/settings/tokens',
      label: msg`API-Zugänge der Gesellschaft`,
      icon: KeyRound,
      menu: 'advancedSettings',
      right: 'MANAGE_API_TOKENS',
      keywords: 'API token',
    },
  ],
};
