import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import { useNewEntries, usePages } from '../features/features-context.tsx';
import type { MenuPlace } from './menu-button.tsx';

/** The new objects that the user may create; those that begin in a dialog come last. */
export function NewMenuContent({ onEntry, ...place }: MenuPlace & { onEntry: (id: string) => void }) {
  const { t, i18n } = useLingui();
  const pages = usePages('new');
  const entries = useNewEntries();
  return (
    <MenuLayer {...place} placement="bottom end" label={t`Neu anlegen`}>
      {pages.map((page) => (
        <MenuItem key={page.to} id={page.to} icon={<page.icon />} href={page.to}>
          {i18n._(page.label)}
        </MenuItem>
      ))}
      {entries.map((entry) => (
        <MenuItem key={entry.id} id={entry.id} icon={<entry.icon />} onAction={() => onEntry(entry.id)}>
          {i18n._(entry.label)}
        </MenuItem>
      ))}
    </MenuLayer>
  );
}
