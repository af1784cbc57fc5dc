import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { DocumentsScreen } from '../../../../features/documents/documents-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/documents')({
  beforeLoad: () => loadWords('overview'),
  component: DocumentsScreen,
});
