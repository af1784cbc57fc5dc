import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import { Plus, Zap } from 'lucide-react';
import { newChancePath, quickChancePath } from '../navigation/navigation.ts';
import type { MenuPlace } from './menu-button.tsx';

/** What somebody may begin. */
export function NewMenuContent(place: MenuPlace) {
  const { t } = useLingui();
  return (
    <MenuLayer {...place} placement="bottom end" label={t`Neu anlegen`}>
      <MenuItem id="new" icon={<Plus />} href={newChancePath}>{t`Neue Chance`}</MenuItem>
      <MenuItem id="quick" icon={<Zap />} href={quickChancePath}>{t`Schnell-Chance`}</MenuItem>
    </MenuLayer>
  );
}
