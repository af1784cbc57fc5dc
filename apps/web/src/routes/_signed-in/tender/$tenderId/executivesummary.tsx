import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ExecutiveSummaryScreen } from '../../../../features/chance/details/executive-summary-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/executivesummary')({
  beforeLoad: () => loadWords('description'),
  component: ExecutiveSummaryScreen,
});
