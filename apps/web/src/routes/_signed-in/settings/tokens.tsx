import { createFileRoute } from '@tanstack/react-router';
import { OrganizationTokensScreen } from '../../../features/accounts/tokens/organization-tokens-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/tokens')({ component: OrganizationTokensScreen });
