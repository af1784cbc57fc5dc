import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { type ReactNode, useState } from 'react';

const RecalculationContent = lazyOverlay(
  async () => (await import('./recalculation-dialog.lazy.tsx')).RecalculationContent,
);

type RecalculationDialogProps = {
  chanceId: string;
  icon?: ReactNode;
  /** the state to which another person moved the Chance while the dialog was open */
  movedTo: ChanceState | null;
  onOpenChange: (isOpen: boolean) => void;
};

/** Sends a Chance back to be calculated: which organizations, and why. Only its owner is shown it. */
export function RecalculationDialog({ chanceId, icon, movedTo, onOpenChange }: RecalculationDialogProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button icon={icon} onPress={() => change(true)}>{t`Neukalkulation anfordern`}</Button>
      <RecalculationContent chanceId={chanceId} movedTo={movedTo} isOpen={isOpen} onClose={() => change(false)} />
    </>
  );
}
