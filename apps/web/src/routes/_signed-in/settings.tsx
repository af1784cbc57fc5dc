import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { allowOnly } from '../../app/allow-only.ts';
import { SettingsFrame } from '../../app/settings-frame.tsx';

export const Route = createFileRoute('/_signed-in/settings')({
  beforeLoad: () => {
    allowOnly('Manager', 'Editor', 'Viewer');
    return loadWords('settings');
  },
  component: SettingsFrame,
});
