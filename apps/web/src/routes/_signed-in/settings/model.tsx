import { createFileRoute } from '@tanstack/react-router';
import { ModelScreen } from '../../../features/administration/model/model-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/model')({ component: ModelScreen });
