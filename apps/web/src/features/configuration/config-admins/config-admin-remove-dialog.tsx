import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useRemoval } from '../../../app/errors/removal.ts';
import type { ConfigAdmin } from './config-admin.ts';

/** Asks before a user loses the right to maintain the tables. @param admin null closes the dialog */
export function ConfigAdminRemoveDialog({ admin, onClose }: { admin: ConfigAdmin | null; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const removal = useRemoval();
  const remove = trpc.configuration.admins.remove.useMutation();
  // While the question closes it still names whom it was about.
  const [last, setLast] = useState(admin);
  if (admin !== null && admin !== last) setLast(admin);
  const name = last ? `${last.firstname} ${last.lastname}` : '';

  async function removeAdmin(): Promise<void> {
    if (!last) return;
    await removal({
      remove: () => remove.mutateAsync({ userId: last.id }),
      done: t`${name} pflegt die Tabellen nicht mehr.`,
      alreadyGone: t`Jemand anderes war schneller: ${name} pflegt die Tabellen schon nicht mehr.`,
      refresh: () => utils.configuration.admins.invalidate(),
    });
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
