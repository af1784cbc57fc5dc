import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import { Pencil, Trash2 } from 'lucide-react';
import type { MenuPlace } from '../../../app/shell/menu-button.tsx';

export type ShiftRowActions = {
  /** The name of the shift, e.g. its times. */
  times: string;
  onEdit: () => void;
  onRemove: () => void;
  /** Why it cannot be removed; left out when it can. */
  lastReason?: string;
};

/** The menu of one shift of a list. */
export function ShiftRowContent({ times, onEdit, onRemove, lastReason, ...place }: MenuPlace & ShiftRowActions) {
  const { t } = useLingui();
  return (
    <MenuLayer {...place} placement="bottom end" label={t`Schicht ${times}`}>
      <MenuItem icon={<Pencil />} onAction={onEdit}>
        {t`Ändern`}
      </MenuItem>
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        onAction={onRemove}
        isDisabled={lastReason !== undefined}
        reason={lastReason}
      >
        {t`Entfernen`}
      </MenuItem>
    </MenuLayer>
  );
}
