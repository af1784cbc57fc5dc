import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { StepsScreen } from '../../../../features/tariff-steps/steps-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/tariffsteps/')({
  beforeLoad: () => loadWords('dashboard'),
  component: StepsScreen,
});
