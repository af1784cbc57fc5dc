import { useLingui } from '@lingui/react/macro';
import { Banner, Button, toasts } from '@zuschlag/ui';
import { Copy } from 'lucide-react';
import { SubscribeGuide } from './subscribe-guide.tsx';

/** The address of a new calendar, which the server cannot show again, and what to do with it. */
export function CreatedFeed({ address, onDone }: { address: string; onDone: () => void }) {
  const { t } = useLingui();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toasts.success(t`Der Link ist kopiert.`);
    } catch {
      // Without a secure connection browsers keep the clipboard closed; the text can still be marked.
      toasts.error(t`Kopieren ist hier nicht möglich. Markieren Sie den Link und kopieren Sie ihn von Hand.`);
    }
  }
  return (
    <div className="grid gap-4">
      <Banner tone="warn" title={t`Nur jetzt zu sehen`} isLive>
        {t`Wer den Link kennt, sieht Ihre Fristen. Geben Sie ihn nicht weiter; widerrufen können Sie ihn jederzeit im Profil.`}
      </Banner>
      <code className="min-w-0 select-all break-all rounded-control border bg-sunken px-3 py-2.5 text-13">
        {address}
      </code>
      <SubscribeGuide />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onDone}>{t`Fertig`}</Button>
        <Button variant="primary" icon={<Copy />} autoFocus onPress={() => void copy()}>
          {t`Link kopieren`}
        </Button>
      </div>
    </div>
  );
}
