import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import type { OverviewChoice } from '../../../../features/services/overview/overview-choice.ts';
import { OverviewScreen } from '../../../../features/services/overview/overview-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/calculation-overview')({
  // The page reads the address itself, so that the code for it does not travel with every page.
  validateSearch: (search: Record<string, unknown>): OverviewChoice => search,
  beforeLoad: () => Promise.all([loadWords('overview'), loadWords('calculation')]),
  component: CalculationOverview,
});

function CalculationOverview() {
  const navigate = Route.useNavigate();
  return (
    <OverviewScreen
      choice={Route.useSearch()}
      onChoice={(choice) => void navigate({ search: choice, replace: true, resetScroll: false })}
    />
  );
}
