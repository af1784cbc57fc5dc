import { createFileRoute } from '@tanstack/react-router';
import { MarginDecisionsScreen } from '../../../../../features/margin-decisions/margin-decisions-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/margindecisions/')({ component: Screen });

function Screen() {
  return <MarginDecisionsScreen groupId={null} />;
}
