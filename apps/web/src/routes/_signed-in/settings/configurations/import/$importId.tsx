import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type RowVerdict, rowVerdicts } from '@zuschlag/validation/configuration/import-verdicts';
import { readSearch } from '../../../../../app/navigation/read-search.ts';
import { ImportScreen } from '../../../../../features/configuration/imports/import-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/configurations/import/$importId')({
  validateSearch: readSearch(({ show }: Record<string, unknown>): { show?: RowVerdict[] } => {
    const known = rowVerdicts.filter((verdict) => Array.isArray(show) && show.includes(verdict));
    return known.length > 0 ? { show: known } : {};
  }),
  component: Import,
});

function Import() {
  const navigate = useNavigate();
  const { importId } = Route.useParams();
  const { show = [] } = Route.useSearch();
  return (
    <ImportScreen
      key={importId}
      importId={importId}
      shown={show}
      onShow={(verdicts) =>
        void navigate({
          to: '/settings/configurations/import/$importId',
          params: { importId },
          search: verdicts.length > 0 ? { show: verdicts } : {},
          replace: true,
        })
      }
    />
  );
}
