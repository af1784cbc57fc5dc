import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isBusy, reloadPage } from '../navigation/unsaved-work.ts';
import { notify } from '../shell/notices.tsx';
import { buildMark } from './build-mark.ts';

export const versionCheckMs = 60_000;

/**
 * Looks every minute whether the server offers a new build. A page on which nothing is open reloads by itself; with
 * unsaved input or something running it asks.
 */
export function VersionWatch() {
  const { t } = useLingui();
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const own = buildMark(document.documentElement.outerHTML);
    let hasAsked = false;
    const look = async () => {
      const offered = await offeredBuild();
      // A page loads further chunks as it goes, so it holds at least what its index named.
      if (offered === null || offered.split(' ').every((file) => own.includes(file))) return;
      if (!isBusy()) return window.location.reload();
      if (hasAsked) return;
      hasAsked = true;
      notify((toasts) =>
        toasts.info(t`Eine neue Version ist da. Sichern Sie Ihre Eingaben und laden Sie dann neu.`, {
          timeout: 30_000,
          action: { label: t`Neu laden`, onPress: reloadPage },
          onClose: () => {
            hasAsked = false;
          },
        }),
      );
    };
    const timer = setInterval(() => void look(), versionCheckMs);
    return () => clearInterval(timer);
  }, [t]);
  return null;
}

async function offeredBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    const mark = answer.ok ? buildMark(await answer.text()) : '';
    return mark === '' ? null : mark;
  } catch {
    return null;
  }
}
