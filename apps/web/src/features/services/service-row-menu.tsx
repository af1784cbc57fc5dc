import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui';
import { later } from '@zuschlag/ui/later';
import type { Service } from '@zuschlag/validation/services/service';
import { Ellipsis } from 'lucide-react';
import { useMenuButton } from '../../app/menu-button.tsx';

const ServiceRowLayer = later(async () => (await import('./service-row-layer.tsx')).ServiceRowLayer);

export type ServiceRowActions = { service: Service; href: string; onShow: () => void; onRemove: () => void };

/** What can be done with one service of a list. */
export function ServiceRowMenu(props: ServiceRowActions) {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  return (
    <>
      <IconButton {...button} size="small" label={t`Aktionen für ${props.service.name}`} icon={<Ellipsis />} />
      <ServiceRowLayer {...place} {...props} />
    </>
  );
}
