import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { HandoutsScreen } from '../../../../features/handouts/handouts-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/options')({
  beforeLoad: () => loadWords('overview'),
  component: HandoutsScreen,
});
