import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { AccountScreen } from '../../../features/accounts/profile/account-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile/account')({
  // The fields of a new password are those of the pages behind the links of mails.
  beforeLoad: () => Promise.all([loadWords('settings'), loadWords('access')]),
  component: AccountScreen,
});
