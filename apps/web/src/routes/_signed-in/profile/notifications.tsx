import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { NotificationSettingsScreen } from '../../../features/notifications/notification-settings-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile/notifications')({
  beforeLoad: () => loadWords('notifications'),
  component: NotificationSettingsScreen,
});
