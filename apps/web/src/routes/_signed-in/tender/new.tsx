import { createFileRoute } from '@tanstack/react-router';
import { NewChanceScreen } from '../../../features/chance/create/new-chance-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/new')({ component: NewChanceScreen });
