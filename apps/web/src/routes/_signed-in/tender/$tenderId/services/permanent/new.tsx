import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../../../app/navigation/read-search.ts';
import { NewServiceScreen } from '../../../../../../features/services/new-service/new-service-screen.tsx';
import { readOrganization } from '../../../../../../features/services/service/service-paths.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/services/permanent/new')({
  validateSearch: readSearch(readOrganization),
  staticData: { head: 'own' },
  beforeLoad: () => loadWords('calculation'),
  component: NewService,
});

function NewService() {
  return <NewServiceScreen organizationId={Route.useSearch().operationalOrganizationId} />;
}
