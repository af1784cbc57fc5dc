import { createFileRoute } from '@tanstack/react-router';
import { BidDecisionsScreen } from '../../../../../features/bid-decisions/bid-decisions-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/biddecisions/')({ component: Screen });

function Screen() {
  return <BidDecisionsScreen groupId={null} />;
}
