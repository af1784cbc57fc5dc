import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';

export const Route = createFileRoute('/_signed-in/dashboard')({
  beforeLoad: () => loadWords('dashboard'),
  component: DashboardScreen,
});
