import { createFileRoute } from '@tanstack/react-router';
import { VerifyTokenScreen } from '../../accounts/verify-token-screen.tsx';

export const Route = createFileRoute('/verify-token/$token')({ component: VerifyToken });

function VerifyToken() {
  return <VerifyTokenScreen token={Route.useParams().token} />;
}
