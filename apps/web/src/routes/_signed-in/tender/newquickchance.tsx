import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../../app/session/require-role.ts';
import { QuickChanceScreen } from '../../../features/chance/create/quick-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/newquickchance')({
  beforeLoad: () => requireRole('Editor', 'Manager'),
  component: QuickChanceScreen,
});
