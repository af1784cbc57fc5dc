import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { MarginDecisionsScreen } from '../../../../../features/margin-decisions/margin-decisions-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/margindecisions/$groupId')({
  beforeLoad: () => loadWords('approval'),
  component: Screen,
});

function Screen() {
  const { groupId } = Route.useParams();
  return <MarginDecisionsScreen groupId={groupId} />;
}
