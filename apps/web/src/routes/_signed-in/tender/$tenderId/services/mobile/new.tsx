import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { NewMobileScreen } from '../../../../../../features/services/mobile/new-mobile-screen.tsx';
import { readOrganization } from '../../../../../../features/services/service/service-paths.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/services/mobile/new')({
  validateSearch: readOrganization,
  staticData: { head: 'own' },
  beforeLoad: () => loadWords('calculation'),
  component: NewMobile,
});

function NewMobile() {
  return <NewMobileScreen organizationId={Route.useSearch().operationalOrganizationId} />;
}
