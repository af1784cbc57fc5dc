import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { TaskSettingsScreen } from '../../../features/tasks/settings/task-settings-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/tasks')({
  beforeLoad: () => loadWords('tasks'),
  component: TaskSettingsScreen,
});
