import { createFileRoute } from '@tanstack/react-router';
import { RemovalScreen } from '../../../../../features/administration/removal/removal-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/users/$userId/remove')({ component: Removal });

function Removal() {
  const { userId } = Route.useParams();
  return <RemovalScreen key={userId} userId={Number(userId)} />;
}
