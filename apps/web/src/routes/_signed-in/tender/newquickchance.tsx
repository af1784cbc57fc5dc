import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../app/session/require-role.ts';
import { QuickChanceScreen } from '../../../features/chance/create/quick-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/newquickchance')({
  beforeLoad: () => allowOnly('Editor', 'Manager'),
  component: QuickChanceScreen,
});
