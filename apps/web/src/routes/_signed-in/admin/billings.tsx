import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ContractsScreen } from '../../../features/billing/platform/contracts-screen.tsx';

export const Route = createFileRoute('/_signed-in/admin/billings')({
  beforeLoad: () => loadWords('settings'),
  component: ContractsScreen,
});
