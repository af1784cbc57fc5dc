import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readSearch } from '../../../app/navigation/read-search.ts';
import { readHouseSearch } from '../../../features/history/house/house-search.ts';
import { HouseTrailScreen } from '../../../features/history/house/house-trail-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/trail')({
  validateSearch: readSearch(readHouseSearch),
  component: Trail,
});

function Trail() {
  const navigate = useNavigate();
  return (
    <HouseTrailScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/settings/trail', search, replace: true })}
    />
  );
}
