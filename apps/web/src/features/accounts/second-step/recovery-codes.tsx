import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Copy } from 'lucide-react';
import { CodeActions, type Place } from './code-actions.tsx';

/** Recovery codes right after they were made. The server cannot show them again. */
export function RecoveryCodes({
  codes,
  onDone,
  place = 'dialog',
}: {
  codes: readonly string[];
  onDone: () => void;
  place?: Place;
}) {
  const { t } = useLingui();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toasts.success(t`Die Codes sind kopiert.`);
    } catch {
      // Without a secure connection browsers keep the clipboard closed; the text can still be marked.
      toasts.error(t`Kopieren ist hier nicht möglich. Markieren Sie die Codes und kopieren Sie sie von Hand.`);
    }
  }
  return (
    <>
      <div className="mb-5 grid gap-4">
        <Banner tone="warn" title={t`Nur jetzt zu sehen`} isLive>
          {t`Bewahren Sie die Codes getrennt von Ihrem Telefon auf. Jeder meldet Sie einmal an, wenn Sie App oder Passkey nicht zur Hand haben.`}
        </Banner>
        <ul className="tnum grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-control border bg-sunken px-3 py-2.5 text-13 max-sm:grid-cols-1">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <CodeActions place={place}>
        <Button onPress={onDone}>{t`Fertig`}</Button>
        <Button variant="primary" icon={<Copy />} autoFocus onPress={() => void copy()}>
          {t`Kopieren`}
        </Button>
      </CodeActions>
    </>
  );
}
