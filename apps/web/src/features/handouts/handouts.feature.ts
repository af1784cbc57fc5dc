import { msg } from '@lingui/core/macro';
import { FileOutput, FileSpreadsheet } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const handouts: Feature = {
  id: 'handouts',
  pages: [
    {
      to: '/tender/$tenderId/options',
      label: msg`Herausgeben`,
      icon: FileOutput,
      menu: 'chanceManage',
      position: 30,
      keywords: 'offene Kalkulation Preisblatt Auskömmlichkeit Excel PDF open calculation price sheet adequacy',
    },
    {
      to: '/tender/$tenderId/pricesheet',
      label: msg`Preisblatt des Kunden`,
      icon: FileSpreadsheet,
      menu: 'chanceManage',
      position: 31,
      keywords: 'Preisblatt Vorlage Kunde Excel ausfüllen customer price sheet template fill',
    },
  ],
};
