import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { YearsScreen } from '../../../../features/contract-years/years-screen.tsx';
import { readYearsSearch } from '../../../../features/contract-years/years-search.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/years')({
  validateSearch: readSearch(readYearsSearch),
  beforeLoad: () => Promise.all([loadWords('overview'), loadWords('calculation')]),
  component: Years,
});

function Years() {
  const navigate = Route.useNavigate();
  return <YearsScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
