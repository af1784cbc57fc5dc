import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../app/navigation/read-search.ts';
import { AcceptInvitationScreen } from '../../features/accounts/invitations/accept-invitation-screen.tsx';

export const Route = createFileRoute('/accept-invite/$token')({
  validateSearch: readSearch((search): { email?: string } =>
    typeof search.email === 'string' ? { email: search.email } : {},
  ),
  beforeLoad: () => loadWords('access'),
  component: AcceptInvitation,
});

function AcceptInvitation() {
  return <AcceptInvitationScreen token={Route.useParams().token} email={Route.useSearch().email ?? null} />;
}
