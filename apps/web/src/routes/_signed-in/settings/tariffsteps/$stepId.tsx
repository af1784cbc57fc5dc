import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { StepScreen } from '../../../../features/tariff-steps/step-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/tariffsteps/$stepId')({
  beforeLoad: () => loadWords('dashboard'),
  component: StepPage,
});

function StepPage() {
  const { stepId } = Route.useParams();
  return <StepScreen key={stepId} id={stepId} />;
}
