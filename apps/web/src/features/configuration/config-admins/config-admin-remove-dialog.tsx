import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import type { ConfigAdmin } from './config-admin.ts';

/** Asks before a user loses the right to maintain the tables. @param admin null closes the dialog */
export function ConfigAdminRemoveDialog({ admin, onClose }: { admin: ConfigAdmin | null; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const remove = trpc.configuration.admins.remove.useMutation();
  // While the question closes it still names whom it was about.
  const [last, setLast] = useState(admin);
  if (admin !== null && admin !== last) setLast(admin);
  const name = last ? `${last.firstname} ${last.lastname}` : '';

  async function removeAdmin(): Promise<void> {
    if (!last) return;
    try {
      await remove.mutateAsync({ userId: last.id });
    } catch (error) {
      // The question closes whether or not it worked; the message says which.
      showError(error);
      return;
    }
    toasts.success(t`${name} pflegt die Tabellen nicht mehr.`);
    await utils.configuration.admins.invalidate();
  }

  return (
    <ConfirmDialog
      title={t`${name} entfernen?`}
      text={t`Die Person bleibt im System, kann aber keine Einträge der Tabellen mehr hinzufügen, löschen oder importieren. Was sie eingetragen hat, bleibt gültig.`}
      confirmLabel={t`Entfernen`}
      cancelLabel={t`Abbrechen`}
      danger
      isOpen={admin !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      isPending={remove.isPending}
      onConfirm={removeAdmin}
    />
  );
}
