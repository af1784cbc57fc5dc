import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../app/session/require-role.ts';
import { NewChanceScreen } from '../../../features/chance/create/new-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/new')({
  beforeLoad: () => allowOnly('Editor', 'Manager'),
  component: NewChanceScreen,
});
