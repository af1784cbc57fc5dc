import { createFileRoute } from '@tanstack/react-router';
import { TenantScreen } from '../../../features/administration/tenant/tenant-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/tenant')({ component: TenantScreen });
