import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Ellipsis } from 'lucide-react';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';
import type { ServiceRowActions } from './service-row-menu.lazy.tsx';

const ServiceRowContent = lazyOverlay(async () => (await import('./service-row-menu.lazy.tsx')).ServiceRowContent);

/** The actions on a service of a list. */
export function ServiceRowMenu(props: ServiceRowActions) {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  return (
    <>
      <IconButton {...button} size="small" label={t`Aktionen für ${props.service.name}`} icon={<Ellipsis />} />
      <ServiceRowContent {...place} {...props} />
    </>
  );
}
