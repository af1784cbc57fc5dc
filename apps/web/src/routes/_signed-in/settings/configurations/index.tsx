import { createFileRoute } from '@tanstack/react-router';
import { ConfigurationScreen } from '../../../../features/configuration/configuration-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/configurations/')({ component: ConfigurationScreen });
