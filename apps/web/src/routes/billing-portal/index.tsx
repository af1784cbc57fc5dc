import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { PortalScreen } from '../../features/billing/portal/portal-screen.tsx';

/** Without a token there is no contract to show: so a reload of the portal ends. */
export const Route = createFileRoute('/billing-portal/')({
  beforeLoad: () => Promise.all([loadWords('access'), loadWords('settings')]),
  component: Portal,
});

function Portal() {
  return <PortalScreen token={null} />;
}
