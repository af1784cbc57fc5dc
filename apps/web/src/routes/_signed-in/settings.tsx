import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { SettingsFrame } from '../../app/navigation/settings-frame.tsx';
import { requireRole } from '../../app/session/require-role.ts';

export const Route = createFileRoute('/_signed-in/settings')({
  beforeLoad: () => {
    requireRole('Manager', 'Editor', 'Viewer');
    return loadWords('settings');
  },
  component: SettingsFrame,
});
