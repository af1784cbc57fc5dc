import { createFileRoute } from '@tanstack/react-router';
import { ConfigAdminsScreen } from '../../../features/configuration/config-admins/config-admins-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/configadmins')({ component: ConfigAdminsScreen });
