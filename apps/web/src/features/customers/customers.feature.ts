import { msg } from '@lingui/core/macro';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Building2 } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

const FoundCustomer = latePart(async () => (await import('./palette/found-customer.tsx')).FoundCustomer);

export const customers: Feature = {
  id: 'customers',
  pages: [
    {
      to: '/settings/customers',
      label: msg`Kunden`,
      icon: Building2,
      menu: 'settings',
      right: 'SEE_SETTINGS',
    },
  ],
  search: {
    title: msg`Kunden`,
    titleAtFirst: msg`Kunden`,
    icon: Building2,
    right: 'SEE_SETTINGS',
    // Every page behind the sign-in loads this statement.
    find: async (client, text) => (await import('./palette/find-customers.ts')).findCustomers(client, text),
    Aside: FoundCustomer,
  },
};
