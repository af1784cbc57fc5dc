import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../app/allow-only.ts';
import { QuickChanceScreen } from '../../../features/chance/chance-form/quick-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/newquickchance')({
  beforeLoad: () => allowOnly('Editor', 'Manager'),
  component: QuickChanceScreen,
});
