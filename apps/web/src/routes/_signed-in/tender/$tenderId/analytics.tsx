import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ErosionScreen } from '../../../../features/erosion/erosion-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/analytics')({
  beforeLoad: () => Promise.all([loadWords('overview'), loadWords('calculation')]),
  component: ErosionScreen,
});
