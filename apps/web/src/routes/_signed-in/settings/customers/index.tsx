import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { CustomersScreen } from '../../../../features/customers/directory/customers-screen.tsx';
import {
  type DirectorySearch,
  readDirectorySearch,
} from '../../../../features/customers/directory/directory-search.ts';

export const Route = createFileRoute('/_signed-in/settings/customers/')({
  validateSearch: readSearch(readDirectorySearch),
  component: Customers,
});

function Customers() {
  const navigate = useNavigate();
  const onSearch = useCallback(
    (search: DirectorySearch) => void navigate({ to: '/settings/customers', search, replace: true }),
    [navigate],
  );
  return <CustomersScreen search={Route.useSearch()} onSearch={onSearch} />;
}
