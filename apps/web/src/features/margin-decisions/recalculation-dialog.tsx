import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { type ReactNode, useState } from 'react';

const RecalculationContent = lazyOverlay(
  async () => (await import('./recalculation-dialog.lazy.tsx')).RecalculationContent,
);

/** Sends a Chance back to be calculated: which organizations, and why. Only its owner is shown it. */
export function RecalculationDialog({ chanceId, icon }: { chanceId: string; icon?: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={icon} onPress={() => setOpen(true)}>{t`Neukalkulation anfordern`}</Button>
      <RecalculationContent chanceId={chanceId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
