import { createFileRoute } from '@tanstack/react-router';
import { ErasureScreen } from '../../../../../features/administration/erasure/erasure-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/users/$userId/erase')({ component: Erasure });

function Erasure() {
  const { userId } = Route.useParams();
  return <ErasureScreen key={userId} userId={Number(userId)} />;
}
