import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readSearch } from '../../../app/navigation/read-search.ts';
import { CostDefaultsScreen, type CostDefaultsSearch } from '../../../features/organizations/cost-defaults-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/advancedcostparameters')({
  validateSearch: readSearch(
    ({ edit }: Record<string, unknown>): CostDefaultsSearch => (edit === true ? { edit } : {}),
  ),
  component: CostDefaults,
});

function CostDefaults() {
  const navigate = useNavigate();
  return (
    <CostDefaultsScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/settings/advancedcostparameters', search })}
    />
  );
}
