import { msg } from '@lingui/core/macro';
import { Table, UserCog } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const configuration: Feature = {
  id: 'configuration',
  pages: [
    {
      to: '/settings/configurations',
      label: msg`Konfigurationstabellen`,
      icon: Table,
      menu: 'advancedSettings',
      right: 'SEE_SETTINGS',
    },
    {
      to: '/settings/configadmins',
      label: msg`Konfigurations-Admins`,
      icon: UserCog,
      menu: 'advancedSettings',
      right: 'SEE_SETTINGS',
    },
  ],
};
