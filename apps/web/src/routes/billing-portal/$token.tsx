import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { PortalScreen } from '../../features/billing/portal/portal-screen.tsx';

export const Route = createFileRoute('/billing-portal/$token')({
  beforeLoad: () => Promise.all([loadWords('access'), loadWords('settings')]),
  component: Portal,
});

function Portal() {
  return <PortalScreen token={Route.useParams().token} />;
}
