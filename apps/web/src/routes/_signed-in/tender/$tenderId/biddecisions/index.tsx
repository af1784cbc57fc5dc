import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { BidDecisionsScreen } from '../../../../../features/bid-decisions/bid-decisions-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/biddecisions/')({
  beforeLoad: () => loadWords('approval'),
  component: Screen,
});

function Screen() {
  return <BidDecisionsScreen groupId={null} />;
}
