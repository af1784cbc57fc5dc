import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../app/navigation/read-search.ts';
import {
  readListSearch,
  rememberedListSearch,
  rememberListSearch,
} from '../../../features/chance/list/chance-filter-search.ts';
import { ChanceListScreen } from '../../../features/chance/list/chance-list-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/all')({
  validateSearch: readSearch(readListSearch),
  beforeLoad: async ({ search }) => {
    const kept = rememberedListSearch(search);
    if (kept) throw redirect({ to: '/tender/all', search: kept, replace: true });
    rememberListSearch(search);
    await loadWords('list');
  },
  component: ChanceList,
});

function ChanceList() {
  const navigate = useNavigate();
  return (
    <ChanceListScreen
      search={Route.useSearch()}
      onSearch={(search) => {
        rememberListSearch(search);
        void navigate({ to: '/tender/all', search });
      }}
    />
  );
}
