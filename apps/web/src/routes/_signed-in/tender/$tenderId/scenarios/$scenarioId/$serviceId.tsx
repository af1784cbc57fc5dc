import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../../../app/navigation/read-search.ts';
import { ScenarioServiceScreen } from '../../../../../../features/scenarios/scenario-service-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/scenarios/$scenarioId/$serviceId')({
  // Of the form of a new service, which stands at `new`: the kind.
  validateSearch: readSearch(({ mobile }: Record<string, unknown>): { mobile?: true } =>
    mobile === true ? { mobile } : {},
  ),
  staticData: { head: 'own' },
  beforeLoad: () => Promise.all([loadWords('calculation'), loadWords('overview')]),
  component: ScenarioService,
});

function ScenarioService() {
  const { scenarioId, serviceId } = Route.useParams();
  const { mobile = false } = Route.useSearch();
  return <ScenarioServiceScreen scenarioId={scenarioId} serviceId={serviceId} isMobile={mobile} />;
}
