import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ChatScreen } from '../../../../features/team-chat/chat-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/chat')({
  beforeLoad: () => loadWords('overview'),
  component: ChatScreen,
});
