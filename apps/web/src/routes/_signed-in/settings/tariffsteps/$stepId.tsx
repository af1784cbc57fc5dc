import { createFileRoute } from '@tanstack/react-router';
import { StepScreen } from '../../../../features/tariff-steps/step-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/tariffsteps/$stepId')({ component: StepPage });

function StepPage() {
  const { stepId } = Route.useParams();
  return <StepScreen key={stepId} id={stepId} />;
}
