import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import type { OrganizationAct } from '@zuschlag/validation/administration/organizations';
import { DoorClosed, DoorOpen, History, Pencil } from 'lucide-react';
import type { MenuPlace } from '../../../app/shell/menu-button.tsx';

/** The menu of one organization of a list. */
export function OrganizationMenu({
  name,
  permissions,
  act,
  trail,
  ...place
}: MenuPlace & {
  name: string;
  permissions: readonly OrganizationAct[];
  act: { readonly [each in OrganizationAct]: () => void };
  /** the address of its trail */
  trail: string;
}) {
  const { t } = useLingui();
  const labels = {
    EDIT_ORGANIZATION: t`Ändern`,
    CLOSE_ORGANIZATION: t`Schließen`,
    REOPEN_ORGANIZATION: t`Wieder öffnen`,
  };
  const icons = {
    EDIT_ORGANIZATION: <Pencil />,
    CLOSE_ORGANIZATION: <DoorClosed />,
    REOPEN_ORGANIZATION: <DoorOpen />,
  };
  return (
    <MenuLayer {...place} placement="bottom end" label={t`Aktionen für ${name}`}>
      {permissions.map((each) => (
        <MenuItem key={each} icon={icons[each]} onAction={act[each]}>
          {labels[each]}
        </MenuItem>
      ))}
      <MenuItem icon={<History />} href={trail}>
        {t`Verlauf`}
      </MenuItem>
    </MenuLayer>
  );
}
