import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { TenantsScreen } from '../../../features/platform/tenants-screen.tsx';

export const Route = createFileRoute('/_signed-in/admin/tenants')({
  beforeLoad: () => loadWords('settings'),
  component: TenantsScreen,
});
