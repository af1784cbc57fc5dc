import { createFileRoute } from '@tanstack/react-router';
import { VerifyTokenScreen } from '../../features/accounts/sign-in/verify-token-screen.tsx';

export const Route = createFileRoute('/verify-token/$token')({ component: VerifyToken });

function VerifyToken() {
  return <VerifyTokenScreen token={Route.useParams().token} />;
}
