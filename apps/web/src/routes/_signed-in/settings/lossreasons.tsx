import { createFileRoute } from '@tanstack/react-router';
import { LossReasonsScreen } from '../../../features/organizations/loss-reasons/loss-reasons-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/lossreasons')({ component: LossReasonsScreen });
