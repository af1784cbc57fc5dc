import { createFileRoute } from '@tanstack/react-router';
import { NewPasswordScreen } from '../../features/accounts/password-reset/new-password-screen.tsx';

export const Route = createFileRoute('/reset-password/$token')({ component: NewPassword });

function NewPassword() {
  return <NewPasswordScreen token={Route.useParams().token} />;
}
