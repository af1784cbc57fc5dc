import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { PeopleScreen } from '../../../../features/administration/people/people-screen.tsx';
import { type PeopleSearch, readPeopleSearch } from '../../../../features/administration/people/people-search.ts';

export const Route = createFileRoute('/_signed-in/settings/users/')({
  validateSearch: readSearch(readPeopleSearch),
  component: People,
});

function People() {
  const navigate = useNavigate();
  const onSearch = useCallback(
    (search: PeopleSearch) => void navigate({ to: '/settings/users', search, replace: true }),
    [navigate],
  );
  return <PeopleScreen search={Route.useSearch()} onSearch={onSearch} />;
}
