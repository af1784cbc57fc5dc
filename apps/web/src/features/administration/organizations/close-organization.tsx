import { useLingui } from '@lingui/react/macro';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { KeptOrganization } from '@zuschlag/validation/administration/organizations';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';

/** Asks before an organization is closed, and says what stands in the way. @param organization none: nothing is asked */
export function CloseOrganization({
  organization,
  onClose,
}: {
  organization: KeptOrganization | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  // While the question closes it still names what it was about.
  const [last, setLast] = useState(organization);
  if (organization !== null && organization !== last) setLast(organization);
  const name = last?.name ?? '';
  const close = trpc.administration.organizations.close.useMutation({
    onSuccess: async () => {
      toasts.success(t`${name} ist geschlossen.`);
      dismiss();
      await Promise.all([utils.administration.organizations.invalidate(), utils.organizations.invalidate()]);
    },
  });
  function dismiss() {
    close.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      title={t`${name} schließen?`}
      text={t`Die Gesellschaft nimmt an nichts Neuem mehr teil. Ihre Chancen, Entscheidungen und Zahlen bleiben, wie sie sind. Sie lässt sich wieder öffnen.`}
      confirmLabel={t`Gesellschaft schließen`}
      cancelLabel={t`Abbrechen`}
      danger
      isOpen={organization !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : dismiss())}
      isPending={close.isPending}
      onConfirm={() => (last ? close.mutateAsync({ id: last.id }) : undefined)}
    >
      {close.error ? <ErrorNote>{errorMessage(close.error)}</ErrorNote> : null}
    </ConfirmDialog>
  );
}
