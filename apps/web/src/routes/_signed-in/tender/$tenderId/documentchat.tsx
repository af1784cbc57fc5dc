import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { DocumentChatScreen } from '../../../../features/document-chat/document-chat-screen.tsx';
import { readDocumentChatSearch } from '../../../../features/document-chat/document-chat-search.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/documentchat')({
  validateSearch: readSearch(readDocumentChatSearch),
  beforeLoad: () => loadWords('overview'),
  component: DocumentChat,
});

function DocumentChat() {
  return <DocumentChatScreen search={Route.useSearch()} />;
}
