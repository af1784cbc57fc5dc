import { msg } from '@lingui/core/macro';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Scale } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';
import { actualsLock } from '../services/lock/actuals-lock.ts';

const MarginMark = latePart(async () => (await withWords('overview', import('./margin-mark.tsx'))).MarginMark);

export const actuals: Feature = {
  id: 'actuals',
  pages: [
    {
      to: '/tender/$tenderId/actuals',
      label: msg`Soll-Ist-Vergleich`,
      icon: Scale,
      menu: 'chanceInformation',
      position: 36,
      keywords: 'Ist-Werte Abweichung Lohnabrechnung Nachkalkulation plan actual variance payroll',
      prefetch: (utils, chanceId) => void utils.actuals.ofChance.prefetch({ chanceId }),
      lockedBy: actualsLock,
    },
  ],
  chanceNotices: [{ id: 'margin-mark', Part: MarginMark }],
};
