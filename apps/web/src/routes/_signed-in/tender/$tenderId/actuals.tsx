import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ActualsScreen } from '../../../../features/actuals/actuals-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/actuals')({
  beforeLoad: () => Promise.all([loadWords('overview'), loadWords('calculation')]),
  component: ActualsScreen,
});
