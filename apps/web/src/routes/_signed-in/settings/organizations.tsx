import { createFileRoute } from '@tanstack/react-router';
import { OrganizationsScreen } from '../../../features/administration/organizations/organizations-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/organizations')({ component: OrganizationsScreen });
