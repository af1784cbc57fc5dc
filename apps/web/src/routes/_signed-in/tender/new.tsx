import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../app/allow-only.ts';
import { NewChanceScreen } from '../../../features/chance/chance-form/new-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/new')({
  beforeLoad: () => allowOnly('Editor', 'Manager'),
  component: NewChanceScreen,
});
