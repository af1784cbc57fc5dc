import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { readSearch } from '../../../../../app/navigation/read-search.ts';
import { ImportStartScreen } from '../../../../../features/configuration/imports/import-start-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/configurations/import/')({
  validateSearch: readSearch(({ table }: Record<string, unknown>): { table?: TableKey } => {
    const known = tableKeys.find((key) => key === table);
    return known ? { table: known } : {};
  }),
  component: ImportStart,
});

function ImportStart() {
  const navigate = useNavigate();
  return (
    <ImportStartScreen
      table={Route.useSearch().table ?? 'tariff'}
      onTable={(table) => void navigate({ to: '/settings/configurations/import', search: { table } })}
    />
  );
}
