import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { NewChanceScreen } from '../../../features/chance/create/new-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/new')({
  beforeLoad: () => loadWords('description'),
  component: NewChanceScreen,
});
