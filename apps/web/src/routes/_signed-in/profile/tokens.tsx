import { createFileRoute } from '@tanstack/react-router';
import { TokensScreen } from '../../../features/accounts/tokens/tokens-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile/tokens')({ component: TokensScreen });
