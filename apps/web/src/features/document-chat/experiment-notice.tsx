import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { useState } from 'react';
import { readStored, storageKeys, store } from '../../app/preferences/browser-storage.ts';

const PAUSE_MS = 30 * 86_400_000;

/** Says before the first question what this can and cannot do; not again for 30 days when the person wishes so. */
export function ExperimentNotice() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(() => !(Number(readStored('local', storageKeys.experimentSeen)) > Date.now()));
  const [isQuiet, setQuiet] = useState(true);
  const close = () => {
    if (isQuiet) store('local', storageKeys.experimentSeen, String(Date.now() + PAUSE_MS));
    setOpen(false);
  };
  return (
    <Dialog
      title={t`Experimentelle Funktion`}
      size="small"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      footer={<Button variant="primary" onPress={close}>{t`Verstanden`}</Button>}
    >
      <div className="grid gap-4">
        <p>
          {t`Der Chat sucht Sätze in den Dokumenten der Wissensbasis, die Ihre Frage beantworten. Er kann die falsche Stelle finden oder eine übersehen. Prüfen Sie jede Antwort an der Stelle, die er nennt.`}
        </p>
        <CheckboxField label={t`30 Tage nicht mehr zeigen`} value={isQuiet} onChange={setQuiet} />
      </div>
    </Dialog>
  );
}
