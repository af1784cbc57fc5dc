import { createFileRoute } from '@tanstack/react-router';
import { TokensScreen } from '../../../features/accounts/tokens-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile/tokens')({ component: TokensScreen });
