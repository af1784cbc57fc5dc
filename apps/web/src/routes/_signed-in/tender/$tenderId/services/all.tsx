import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../../app/navigation/read-search.ts';
import { ServicesScreen } from '../../../../../features/services/list/services-screen.tsx';
import { readOrganization } from '../../../../../features/services/service/service-paths.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/services/all')({
  beforeLoad: () => loadWords('calculation'),
  validateSearch: readSearch(readOrganization),
  component: Services,
});

function Services() {
  return <ServicesScreen organizationId={Route.useSearch().operationalOrganizationId} />;
}
