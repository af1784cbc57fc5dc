import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { type ReactNode, useState } from 'react';
import { readStored, storageKeys, store } from '../../app/preferences/browser-storage.ts';

const PAUSE_MS = 30 * 86_400_000;

/** Whether the person has to read the notice before something experimental begins. */
export const isNoticeDue = () => !(Number(readStored('local', storageKeys.experimentSeen)) > Date.now());

/** Says what something experimental can and cannot do; not again for 30 days when the person wishes so. */
export function ExperimentNotice({
  children,
  onUnderstood,
  onCancel = onUnderstood,
}: {
  children: ReactNode;
  onUnderstood: () => void;
  /** closed without the button; left out: the same */
  onCancel?: () => void;
}) {
  const { t } = useLingui();
  const [isQuiet, setQuiet] = useState(true);
  const leave = (go: () => void) => {
    if (isQuiet) store('local', storageKeys.experimentSeen, String(Date.now() + PAUSE_MS));
    go();
  };
  return (
    <Dialog
      title={t`Experimentelle Funktion`}
      size="small"
      isOpen
      onOpenChange={(next) => (next ? undefined : leave(onCancel))}
      footer={<Button variant="primary" onPress={() => leave(onUnderstood)}>{t`Verstanden`}</Button>}
    >
      <div className="grid gap-4">
        <p>{children}</p>
        <CheckboxField label={t`30 Tage nicht mehr zeigen`} value={isQuiet} onChange={setQuiet} />
      </div>
    </Dialog>
  );
}
