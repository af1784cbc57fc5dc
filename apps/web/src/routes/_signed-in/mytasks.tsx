import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { MyTasksScreen } from '../../features/tasks/mine/my-tasks-screen.tsx';

export const Route = createFileRoute('/_signed-in/mytasks')({
  beforeLoad: () => loadWords('tasks'),
  component: MyTasksScreen,
});
