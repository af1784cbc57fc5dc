import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ExternalLink } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useOpenedLink } from '../invoices/use-opened-link.ts';

/** Opens the page of the contract in a new tab. */
export function PortalButton() {
  const { t } = useLingui();
  const open = useOpenedLink();
  const { mutateAsync, isPending } = trpc.billing.portalLink.useMutation();
  return (
    <div>
      <Button icon={<ExternalLink />} isPending={isPending} onPress={() => void open(() => mutateAsync())}>
        {t`Kundenportal öffnen`}
      </Button>
    </div>
  );
}
