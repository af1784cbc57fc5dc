import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { SettingsFrame } from '../../app/navigation/settings-frame.tsx';

export const Route = createFileRoute('/_signed-in/settings')({
  beforeLoad: () => loadWords('settings'),
  component: SettingsFrame,
});
