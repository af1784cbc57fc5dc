import { createFileRoute } from '@tanstack/react-router';
import { readOrganization } from '../../../../../features/services/service-paths.ts';
import { ServicesScreen } from '../../../../../features/services/services-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/services/all')({
  validateSearch: readOrganization,
  component: Services,
});

function Services() {
  return <ServicesScreen organizationId={Route.useSearch().operationalOrganizationId} />;
}
