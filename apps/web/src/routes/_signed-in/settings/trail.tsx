import { createFileRoute } from '@tanstack/react-router';
import { TrailScreen } from '../../../features/history/chain/trail-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/trail')({ component: TrailScreen });
