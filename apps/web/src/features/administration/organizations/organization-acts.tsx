import { useLingui } from '@lingui/react/macro';
import { Button, IconButton, LinkButton } from '@zuschlag/ui/actions/button';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { KeptOrganization, OrganizationAct } from '@zuschlag/validation/administration/organizations';
import { Ellipsis } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';

const OrganizationMenu = lazyOverlay(async () => (await import('./organization-menu.lazy.tsx')).OrganizationMenu);

/** The dialog that an act on an organization opens. */
export type OrganizationOpens = { dialog: 'change' | 'close'; organization: KeptOrganization };

/** What the caller may do with an organization. @param isCompact in a menu, where there is no room for buttons */
export function OrganizationActs({
  organization,
  isCompact,
  onOpen,
}: {
  organization: KeptOrganization;
  isCompact: boolean;
  onOpen: (open: OrganizationOpens) => void;
}) {
  const { t } = useLingui();
  const { id, name, permissions } = organization;
  const { button, place } = useMenuButton();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const reopen = trpc.administration.organizations.reopen.useMutation({
    onSuccess: () => toasts.success(t`${name} ist wieder geöffnet.`),
    onError: (failure) => showError(failure),
    onSettled: () => Promise.all([utils.administration.organizations.invalidate(), utils.organizations.invalidate()]),
  });
  const act: { [each in OrganizationAct]: () => void } = {
    EDIT_ORGANIZATION: () => onOpen({ dialog: 'change', organization }),
    CLOSE_ORGANIZATION: () => onOpen({ dialog: 'close', organization }),
    REOPEN_ORGANIZATION: () => reopen.mutate({ id }),
  };
  const trail = pathTo({ to: '/settings/trail', search: { organization: id } });
  if (permissions.length === 0) return null;
  if (isCompact)
    return (
      <>
        <IconButton {...button} size="small" label={t`Aktionen für ${name}`} icon={<Ellipsis />} />
        <OrganizationMenu {...place} name={name} permissions={permissions} act={act} trail={trail} />
      </>
    );
  return (
    <span className="flex justify-end gap-2">
      <LinkButton size="small" variant="ghost" href={trail} aria-label={t`Verlauf von ${name}`}>
        {t`Verlauf`}
      </LinkButton>
      {permissions.includes('EDIT_ORGANIZATION') ? (
        <Button size="small" aria-label={t`${name} ändern`} onPress={act.EDIT_ORGANIZATION}>
          {t`Ändern`}
        </Button>
      ) : null}
      {permissions.includes('CLOSE_ORGANIZATION') ? (
        <Button size="small" variant="ghost" aria-label={t`${name} schließen`} onPress={act.CLOSE_ORGANIZATION}>
          {t`Schließen`}
        </Button>
      ) : null}
      {permissions.includes('REOPEN_ORGANIZATION') ? (
        <Button
          size="small"
          isPending={reopen.isPending}
          aria-label={t`${name} wieder öffnen`}
          onPress={act.REOPEN_ORGANIZATION}
        >
          {t`Wieder öffnen`}
        </Button>
      ) : null}
    </span>
  );
}
