import { createFileRoute } from '@tanstack/react-router';
import { StepsScreen } from '../../../../features/tariff-steps/steps-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/tariffsteps/')({ component: StepsScreen });
