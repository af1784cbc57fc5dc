import { createFileRoute } from '@tanstack/react-router';
import { QuickChanceScreen } from '../../../features/chance/create/quick-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/newquickchance')({ component: QuickChanceScreen });
