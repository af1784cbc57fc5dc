import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { ConfigurationScreen } from '../../../../features/configuration/tables/configuration-screen.tsx';
import {
  rememberedTableSearch,
  rememberTableSearch,
} from '../../../../features/configuration/tables/remembered-filters.ts';
import { readTableSearch } from '../../../../features/configuration/tables/table-search.ts';

export const Route = createFileRoute('/_signed-in/settings/configurations/')({
  validateSearch: readSearch(readTableSearch),
  component: Configurations,
});

function Configurations() {
  const navigate = useNavigate();
  return (
    <ConfigurationScreen
      search={Route.useSearch()}
      onSearch={(search) => {
        rememberTableSearch(search);
        void navigate({ to: '/settings/configurations', search });
      }}
      onTab={(tab) => void navigate({ to: '/settings/configurations', search: rememberedTableSearch(tab) })}
    />
  );
}
