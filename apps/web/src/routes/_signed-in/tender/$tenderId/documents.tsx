import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { DocumentsScreen } from '../../../../features/documents/documents-screen.tsx';
import { readDocumentsSearch } from '../../../../features/documents/documents-search.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/documents')({
  validateSearch: readSearch(readDocumentsSearch),
  beforeLoad: () => loadWords('overview'),
  component: Documents,
});

function Documents() {
  return <DocumentsScreen search={Route.useSearch()} />;
}
