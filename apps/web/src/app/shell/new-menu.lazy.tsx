import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import { usePages } from '../features/features-context.tsx';
import type { MenuPlace } from './menu-button.tsx';

/** The new objects that the user may create. */
export function NewMenuContent(place: MenuPlace) {
  const { t, i18n } = useLingui();
  const pages = usePages('new');
  return (
    <MenuLayer {...place} placement="bottom end" label={t`Neu anlegen`}>
      {pages.map((page) => (
        <MenuItem key={page.to} id={page.to} icon={<page.icon />} href={page.to}>
          {i18n._(page.label)}
        </MenuItem>
      ))}
    </MenuLayer>
  );
}
