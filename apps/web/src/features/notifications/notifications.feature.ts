import { msg } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const notifications: Feature = {
  id: 'notifications',
  pages: [
    {
      to: '/profile/notifications',
      label: msg`Mitteilungen einstellen`,
      icon: Bell,
      menu: 'profile',
      keywords: 'E-Mail Mail Benachrichtigungen notifications',
    },
  ],
};
