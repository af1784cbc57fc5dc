import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ScenariosScreen } from '../../../../../features/scenarios/scenarios-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/scenarios/')({
  beforeLoad: () => loadWords('overview'),
  component: ScenariosScreen,
});
