import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '../../../../../features/administration/people/person-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/users/$userId/')({ component: OnePerson });

function OnePerson() {
  const { userId } = Route.useParams();
  return <PersonScreen key={userId} userId={Number(userId)} />;
}
