import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { ApiToken } from '@zuschlag/validation/accounts/api-tokens';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useRemoval } from '../../../app/errors/removal.ts';

/** Asks before a token is ended. @param token none: nothing is asked */
export function RevokeTokenDialog({
  token,
  isOfOrganization = false,
  onClose,
}: {
  token: ApiToken | null;
  /** a Manager revokes it, who need not be its owner */
  isOfOrganization?: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const removal = useRemoval();
  const own = trpc.accounts.tokens.revoke.useMutation();
  const others = trpc.accounts.tokens.revokeOfOrganization.useMutation();
  const revoke = isOfOrganization ? others : own;
  // While the question closes it still names what it was about.
  const [last, setLast] = useState(token);
  if (token !== null && token !== last) setLast(token);
  const name = last?.name ?? '';

  async function end(): Promise<void> {
    if (!last) return;
    await removal({
      remove: () => revoke.mutateAsync({ id: last.id }),
      done: t`„${name}“ ist widerrufen.`,
      alreadyGone: t`„${name}“ ist schon widerrufen.`,
      refresh: () => utils.accounts.tokens.invalidate(),
    });
  }

  return (
    <ConfirmDialog
      title={t`„${name}“ widerrufen?`}
      text={t`Programme, die es benutzen, werden sofort abgewiesen. Das lässt sich nicht rückgängig machen.`}
      confirmLabel={t`Widerrufen`}
      cancelLabel={t`Abbrechen`}
      danger
      isOpen={token !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      isPending={revoke.isPending}
      onConfirm={end}
    />
  );
}
