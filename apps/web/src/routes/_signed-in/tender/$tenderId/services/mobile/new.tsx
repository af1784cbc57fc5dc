import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense } from 'react';
import { readSearch } from '../../../../../../app/navigation/read-search.ts';
import { NewMobileScreen } from '../../../../../../features/services/mobile/new-mobile-screen.tsx';
import { readOrganization } from '../../../../../../features/services/service/service-paths.ts';

const RecreateMobileScreen = latePart(async () => {
  const [{ RecreateMobileScreen: Screen }] = await Promise.all([
    import('../../../../../../features/services/recreate/recreate-mobile-screen.tsx'),
    loadWords('overview'),
  ]);
  return Screen;
});

export const Route = createFileRoute('/_signed-in/tender/$tenderId/services/mobile/new')({
  // The mobile service that the new one replaces.
  validateSearch: readSearch(
    (search: Record<string, unknown>): { operationalOrganizationId?: number; replaces?: string } => ({
      ...readOrganization(search),
      ...(typeof search.replaces === 'string' ? { replaces: search.replaces } : {}),
    }),
  ),
  staticData: { head: 'own' },
  beforeLoad: () => loadWords('calculation'),
  component: NewMobile,
});

function NewMobile() {
  const { operationalOrganizationId, replaces } = Route.useSearch();
  return replaces === undefined ? (
    <NewMobileScreen organizationId={operationalOrganizationId} />
  ) : (
    <Suspense>
      <RecreateMobileScreen serviceId={replaces} />
    </Suspense>
  );
}
