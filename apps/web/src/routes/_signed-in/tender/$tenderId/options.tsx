import { createFileRoute } from '@tanstack/react-router';
import { HandoutsScreen } from '../../../../features/handouts/handouts-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/options')({ component: HandoutsScreen });
