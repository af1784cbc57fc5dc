import { createFileRoute } from '@tanstack/react-router';
import { BriefScreen } from '../../../../features/brief/brief-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/brief')({ component: BriefScreen });
