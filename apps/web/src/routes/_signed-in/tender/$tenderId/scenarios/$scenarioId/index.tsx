import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ScenarioScreen } from '../../../../../../features/scenarios/scenario-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/scenarios/$scenarioId/')({
  beforeLoad: () => Promise.all([loadWords('overview'), loadWords('calculation')]),
  component: OneScenario,
});

function OneScenario() {
  const { scenarioId } = Route.useParams();
  return <ScenarioScreen key={scenarioId} scenarioId={scenarioId} />;
}
