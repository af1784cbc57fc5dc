import { useLingui } from '@lingui/react/macro';
import { fetchMissingParts, whenPartIsMissing } from '@zuschlag/ui/parts/late-part';
import { useEffect } from 'react';
import { isAllKept, reloadPage } from '../navigation/unsaved-work.ts';
import { notify } from '../shell/notices.tsx';

/** How long the message stays: a person who types reads it later. */
const staysMs = 120_000;

/** What the failure of a part begins with that did not arrive because the browser had no connection. */
export const offlineMark = 'Without a connection';

/** That, and the sentences of Chromium, Firefox and Safari, and that of the loader about a file of styles. */
const missing =
  /^(Without a connection|Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

let tell: ((error: unknown) => void) | null = null;

/** Whether code of the page did not arrive: without a connection, or because the server has a newer build. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}

/** @returns whether it is one, which the page then says */
export function tellMissingPart(error: unknown): boolean {
  if (!isMissingPart(error) || tell === null) return false;
  tell(error);
  return true;
}

/** Says when a part of the page does not arrive. The page stays with all that is typed; a reload brings drafts back. */
export function MissingParts() {
  const { t } = useLingui();
  useEffect(() => {
    let isTold = false;
    const say = async () => {
      if (isTold) return;
      isTold = true;
      const onClose = () => {
        isTold = false;
      };
      const isOffline = await isServerOutOfReach();
      const title = t`Ein Teil der Seite fehlt.`;
      const lasting = { timeout: staysMs, onClose };
      notify((toasts) => {
        if (isOffline)
          toasts.error(title, t`Keine Verbindung zum Server.`, {
            ...lasting,
            action: { label: t`Erneut versuchen`, onPress: fetchMissingParts },
          });
        else
          toasts.warning(
            title,
            isAllKept()
              ? t`Eine neue Version ist da. Nach dem Neuladen sind Ihre Eingaben als Entwurf wieder da.`
              : t`Eine neue Version ist da. Sichern Sie Ihre Eingaben und laden Sie dann neu.`,
            { ...lasting, action: { label: t`Neu laden`, onPress: reloadPage } },
          );
      });
    };
    tell = () => void say();
    const forget = whenPartIsMissing(tell);
    const whenUnhandled = (event: PromiseRejectionEvent) => {
      if (tellMissingPart(event.reason)) event.preventDefault();
    };
    window.addEventListener('unhandledrejection', whenUnhandled);
    window.addEventListener('online', fetchMissingParts);
    return () => {
      forget();
      tell = null;
      window.removeEventListener('unhandledrejection', whenUnhandled);
      window.removeEventListener('online', fetchMissingParts);
    };
  }, [t]);
  return null;
}

async function isServerOutOfReach(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}
