import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import type { Service } from '@zuschlag/validation/services/service';
import { Copy, Eye, PanelRight, Pencil, RotateCcw, Split, Trash2 } from 'lucide-react';
import { pathTo } from '../../../app/navigation/path-to.ts';
import type { MenuPlace } from '../../../app/shell/menu-button.tsx';
import { servicePaths } from '../service/service-paths.ts';

export type ServiceRowActions = {
  service: Service;
  href: string;
  onShow: () => void;
  /** Left out for people who calculate nowhere. */
  onCopy?: () => void;
  onRemove: () => void;
};

/** The menu of one service of a list. */
export function ServiceRowContent({
  service,
  href,
  onShow,
  onCopy,
  onRemove,
  ...place
}: MenuPlace & ServiceRowActions) {
  const { t } = useLingui();
  return (
    <MenuLayer {...place} placement="bottom end" label={service.name}>
      <MenuItem icon={<PanelRight />} onAction={onShow}>
        {t`Details`}
      </MenuItem>
      {service.permissions.includes('EDIT') ? (
        <MenuItem icon={<Pencil />} href={href}>
          {t`Bearbeiten`}
        </MenuItem>
      ) : (
        <MenuItem icon={<Eye />} href={href}>
          {t`Ansehen`}
        </MenuItem>
      )}
      {onCopy ? (
        <MenuItem icon={<Copy />} onAction={onCopy}>
          {t`Kopieren …`}
        </MenuItem>
      ) : null}
      {onCopy ? (
        <MenuItem
          icon={<Split />}
          href={pathTo({
            to: '/tender/$tenderId/scenarios',
            params: { tenderId: service.chanceId },
            search: { service: service.id },
          })}
        >
          {t`Szenario anlegen …`}
        </MenuItem>
      ) : null}
      {service.type === 'MOBILE' && service.permissions.includes('DELETE') ? (
        <MenuItem icon={<RotateCcw />} href={servicePaths(service.chanceId).recreateMobile(service.id)}>
          {t`Neu anlegen …`}
        </MenuItem>
      ) : null}
      {service.permissions.includes('DELETE') ? (
        <MenuItem icon={<Trash2 />} tone="danger" onAction={onRemove}>
          {t`Entfernen`}
        </MenuItem>
      ) : null}
    </MenuLayer>
  );
}
