import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ScenarioServiceScreen } from '../../../../../../features/scenarios/scenario-service-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/scenarios/$scenarioId/$serviceId')({
  staticData: { head: 'own' },
  beforeLoad: () => Promise.all([loadWords('calculation'), loadWords('overview')]),
  component: ScenarioService,
});

function ScenarioService() {
  const { scenarioId, serviceId } = Route.useParams();
  return <ScenarioServiceScreen scenarioId={scenarioId} serviceId={serviceId} />;
}
