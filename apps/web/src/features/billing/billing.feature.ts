import { msg } from '@lingui/core/macro';
import { FileText, ReceiptText } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const billing: Feature = {
  id: 'billing',
  pages: [
    {
      to: '/admin/billings',
      label: msg`Verträge`,
      icon: FileText,
      menu: 'main',
      right: 'RUN_PLATFORM',
      keywords: 'Abrechnung Vertrag Plätze billing contract',
    },
    {
      to: '/admin/invoices',
      label: msg`Rechnungen`,
      icon: ReceiptText,
      menu: 'main',
      right: 'RUN_PLATFORM',
      keywords: 'Rechnung XRechnung ZUGFeRD Storno Zahlung invoice payment',
    },
    {
      to: '/settings/billing',
      label: msg`Abrechnung`,
      icon: FileText,
      menu: 'settings',
      right: 'SEE_BILLING',
      elsewhere: '/settings/bidrules',
      keywords: 'Vertrag Plätze Rechnung XRechnung billing contract seats invoice',
    },
  ],
};
