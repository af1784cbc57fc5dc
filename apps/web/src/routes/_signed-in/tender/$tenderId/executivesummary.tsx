import { createFileRoute } from '@tanstack/react-router';
import { ExecutiveSummaryScreen } from '../../../../features/chance/details/executive-summary-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/executivesummary')({
  component: ExecutiveSummaryScreen,
});
