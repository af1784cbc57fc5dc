import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { TokensScreen } from '../../../features/accounts/tokens/tokens-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile/tokens')({
  beforeLoad: () => loadWords('settings'),
  component: TokensScreen,
});
