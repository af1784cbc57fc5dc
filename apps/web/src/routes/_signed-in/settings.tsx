import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { SettingsFrame } from '../../app/navigation/settings-frame.tsx';
import { allowOnly } from '../../app/session/require-role.ts';

export const Route = createFileRoute('/_signed-in/settings')({
  beforeLoad: () => {
    allowOnly('Manager', 'Editor', 'Viewer');
    return loadWords('settings');
  },
  component: SettingsFrame,
});
