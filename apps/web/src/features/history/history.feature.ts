import { msg } from '@lingui/core/macro';
import { History, ShieldCheck } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const history: Feature = {
  id: 'history',
  pages: [
    {
      to: '/tender/$tenderId/history',
      label: msg`Verlauf`,
      icon: History,
      menu: 'chanceInformation',
      position: 20,
      prefetch: (utils, chanceId) => void utils.history.peopleOfChance.prefetch({ chanceId }),
    },
    {
      to: '/settings/trail',
      label: msg`Verlauf`,
      icon: ShieldCheck,
      menu: 'advancedSettings',
      right: 'READ_TRAIL',
      keywords: 'Verlauf prüfen Änderungen Protokoll Kette Prüfsumme Manipulation Revision audit trail chain verify',
    },
  ],
};
