import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readSearch } from '../../../app/navigation/read-search.ts';
import { RightsScreen } from '../../../features/administration/rights/rights-screen.tsx';
import { readRightsSearch } from '../../../features/administration/rights/rights-search.ts';

export const Route = createFileRoute('/_signed-in/settings/rights')({
  validateSearch: readSearch(readRightsSearch),
  component: Rights,
});

function Rights() {
  const navigate = useNavigate();
  const { who } = Route.useSearch();
  return (
    <RightsScreen
      userId={who ?? null}
      onUserId={(userId) => void navigate({ to: '/settings/rights', search: userId ? { who: userId } : {} })}
    />
  );
}
