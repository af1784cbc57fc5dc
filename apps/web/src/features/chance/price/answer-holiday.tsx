import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';

const EditSiteDialog = lazyOverlay(
  async () => (await import('../../customers/sites/edit-site-dialog.tsx')).EditSiteDialog,
);

/** Opens the place of work where a local holiday has no answer, for those who may change it. */
export function AnswerHoliday({ customerId, siteId }: { customerId: string; siteId: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data: customer } = trpc.customers.byId.useQuery({ customerId }, { staleTime: 60_000 });
  const site = customer?.sites.find(({ id }) => id === siteId);
  if (!site || !customer?.permissions.includes('EDIT_SITE')) return null;
  return (
    <>
      {' '}
      <Button variant="ghost" size="small" onPress={() => setOpen(true)}>{t`Feiertag klären`}</Button>
      <EditSiteDialog site={site} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
