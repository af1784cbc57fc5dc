import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../app/navigation/read-search.ts';
import { AskForPasswordScreen } from '../../features/accounts/password-reset/ask-for-password-screen.tsx';

type Search = { mode?: string; code?: string };

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

/** Links of identity providers carry their code as a parameter. */
export const Route = createFileRoute('/reset-password/')({
  validateSearch: readSearch<Search>((search) => {
    const mode = textOf(search.mode);
    const code = textOf(search.oobCode ?? search.code);
    return { ...(mode ? { mode } : {}), ...(code ? { code } : {}) };
  }),
  beforeLoad: ({ search: { mode, code } }) => {
    if (mode === 'resetPassword' && code) {
      throw redirect({ to: '/reset-password/$token', params: { token: code }, search: {}, replace: true });
    }
    return loadWords('access');
  },
  component: AskForPasswordScreen,
});
