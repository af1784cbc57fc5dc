import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { NewPasswordScreen } from '../../features/accounts/password-reset/new-password-screen.tsx';

export const Route = createFileRoute('/reset-password/$token')({
  beforeLoad: () => loadWords('access'),
  component: NewPassword,
});

function NewPassword() {
  return <NewPasswordScreen token={Route.useParams().token} />;
}
