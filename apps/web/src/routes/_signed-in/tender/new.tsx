import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../../app/session/require-role.ts';
import { NewChanceScreen } from '../../../features/chance/create/new-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/new')({
  beforeLoad: () => requireRole('Editor', 'Manager'),
  component: NewChanceScreen,
});
