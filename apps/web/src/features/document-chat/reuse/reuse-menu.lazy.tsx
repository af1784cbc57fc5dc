import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import { ListTodo, MessagesSquare, TextCursorInput } from 'lucide-react';
import type { MenuPlace } from '../../../app/shell/menu-button.tsx';

/** Where an answer can go. */
export function ReuseMenu({
  onTask,
  onField,
  onMessage,
  ...place
}: MenuPlace & { onTask: () => void; onField: () => void; onMessage: () => void }) {
  const { t } = useLingui();
  return (
    <MenuLayer {...place} placement="top start" label={t`Antwort weiterverwenden`}>
      <MenuItem icon={<ListTodo />} onAction={onTask}>
        {t`Als Aufgabe anlegen`}
      </MenuItem>
      <MenuItem icon={<TextCursorInput />} onAction={onField}>
        {t`In ein Feld übernehmen`}
      </MenuItem>
      <MenuItem icon={<MessagesSquare />} onAction={onMessage}>
        {t`In den Chat schreiben`}
      </MenuItem>
    </MenuLayer>
  );
}
