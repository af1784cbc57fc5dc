import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../../app/navigation/read-search.ts';
import { ScenariosScreen } from '../../../../../features/scenarios/scenarios-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/scenarios/')({
  // The service that a new scenario begins with, when it is begun at the service.
  validateSearch: readSearch(({ service }: Record<string, unknown>): { service?: string } =>
    typeof service === 'string' ? { service } : {},
  ),
  beforeLoad: () => loadWords('overview'),
  component: Scenarios,
});

function Scenarios() {
  const { service } = Route.useSearch();
  return <ScenariosScreen key={service} serviceId={service} />;
}
