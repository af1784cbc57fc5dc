import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Copy } from 'lucide-react';

/** The secret of a new token. The server cannot show it again. */
export function CreatedSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useLingui();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toasts.success(t`Das Token ist kopiert.`);
    } catch {
      // Without a secure connection browsers keep the clipboard closed; the text can still be marked.
      toasts.error(t`Kopieren ist hier nicht möglich. Markieren Sie das Token und kopieren Sie es von Hand.`);
    }
  }
  return (
    <div className="grid gap-4">
      <Banner tone="warn" title={t`Nur jetzt zu sehen`} isLive>
        {t`Bewahren Sie das Token auf wie ein Passwort. Gespeichert ist nur sein Fingerabdruck; verlieren Sie es, legen Sie ein neues an.`}
      </Banner>
      <code className="min-w-0 break-words rounded-control border bg-sunken px-3 py-2.5 text-13">{secret}</code>
      <p className="text-12 text-ink-2">
        {t`Für die Befehlszeile:`} <code className="break-words">zuschlag login --url {location.origin}</code>
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onDone}>{t`Fertig`}</Button>
        <Button variant="primary" icon={<Copy />} autoFocus onPress={() => void copy()}>
          {t`Kopieren`}
        </Button>
      </div>
    </div>
  );
}
