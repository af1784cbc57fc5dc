import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ExternalLink } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/** Opens the page of the contract in a new tab. */
export function PortalButton() {
  const { t } = useLingui();
  const showError = useErrorToast();
  const { mutateAsync, isPending } = trpc.billing.portalLink.useMutation();
  async function open(): Promise<void> {
    // Opened at once: browsers block a tab that appears after an answer.
    const tab = window.open('', '_blank');
    try {
      const link = await mutateAsync();
      if (!tab) return window.location.assign(link);
      tab.opener = null;
      tab.location.replace(link);
    } catch (error) {
      tab?.close();
      showError(error);
    }
  }
  return (
    <div>
      <Button icon={<ExternalLink />} isPending={isPending} onPress={() => void open()}>
        {t`Kundenportal öffnen`}
      </Button>
    </div>
  );
}
