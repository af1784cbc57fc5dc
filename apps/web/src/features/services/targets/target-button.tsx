import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Target } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import type { ReachedTerms } from './target-values.ts';

const TargetDialog = lazyOverlay(async () => (await import('./target-dialog.tsx')).TargetDialog);

type TargetButtonProps = {
  /** What the figures are calculated from; null until they are. */
  basis: CalculationBasis | null;
  /** Why nothing can be taken over; left out when it can. */
  reason?: string;
  adoptLabel: string;
  /** Stands above the figures, e.g. what a save changes by itself. */
  note?: ReactNode;
  onAdopt: (terms: ReachedTerms) => unknown;
};

/** Opens the calculation from a target back to its terms, for services with posts. */
export function TargetButton({ basis, reason, adoptLabel, note, onAdopt }: TargetButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (basis?.input.type !== 'PERMANENT') return null;
  return (
    <>
      <Button icon={<Target />} onPress={() => setOpen(true)} isDisabled={reason !== undefined} reason={reason}>
        {t`Rückwärts rechnen`}
      </Button>
      <TargetDialog
        input={basis.input}
        book={basis.book}
        adoptLabel={adoptLabel}
        note={note}
        onAdopt={onAdopt}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
