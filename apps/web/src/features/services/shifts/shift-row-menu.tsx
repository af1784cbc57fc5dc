import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Ellipsis } from 'lucide-react';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';
import type { ShiftRowActions } from './shift-row-menu.lazy.tsx';

const ShiftRowContent = lazyOverlay(async () => (await import('./shift-row-menu.lazy.tsx')).ShiftRowContent);

/** The actions on a shift of a list. */
export function ShiftRowMenu(props: ShiftRowActions) {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  return (
    <>
      <IconButton {...button} size="small" label={t`Aktionen für ${props.times}`} icon={<Ellipsis />} />
      <ShiftRowContent {...place} {...props} />
    </>
  );
}
