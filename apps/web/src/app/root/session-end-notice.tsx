import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type EndNotice, onSessionEnd } from '../session/session-end.ts';
import { notify } from '../shell/notices.tsx';

/** Shows why the session ended, above the sign-in page. */
export function SessionEndNotice() {
  const router = useRouter();
  const { t } = useLingui();
  useEffect(
    () =>
      onSessionEnd(({ reason }: EndNotice) => {
        const { href } = router.state.location;
        const isReturnable = reason !== 'signedOut' && href !== '/' && !href.startsWith('/login');
        void router.navigate({
          to: '/login',
          search: isReturnable ? { redirect: href } : {},
          replace: true,
          ignoreBlocker: true,
        });
        if (reason === 'expired' || reason === 'invalid')
          notify((toasts) =>
            toasts.warning(t`Sitzung abgelaufen`, t`Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.`),
          );
        if (reason === 'inactive')
          notify((toasts) =>
            toasts.warning(
              t`Sitzung inaktiv`,
              t`Sie waren zu lange inaktiv und wurden abgemeldet. Bitte melden Sie sich erneut an.`,
            ),
          );
      }),
    [router, t],
  );
  return null;
}
