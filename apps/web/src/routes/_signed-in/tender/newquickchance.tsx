import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { QuickChanceScreen } from '../../../features/chance/create/quick-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/newquickchance')({
  beforeLoad: () => loadWords('description'),
  component: QuickChanceScreen,
});
