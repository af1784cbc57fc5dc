import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Target } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import type { MobileTerms, ReachedTerms } from './target-values.ts';

const TargetDialog = lazyOverlay(async () => (await import('./target-dialog.tsx')).TargetDialog);

type TargetButtonProps = {
  /** What the figures are calculated from; null until they are. */
  basis: CalculationBasis | null;
  /** Pays the wage; it and the federal state of the place decide which pay groups are known. */
  organizationId: number | null;
  /** Why nothing can be taken over; left out when it can. */
  reason?: string;
  adoptLabel: string;
  /** Stands above the figures, e.g. what a save changes by itself. */
  note?: ReactNode;
} & (
  | { type?: 'PERMANENT'; onAdopt: (terms: ReachedTerms) => unknown }
  | { type: 'MOBILE'; onAdopt: (terms: MobileTerms) => unknown }
);

/** Opens the calculation from a target back to its terms, for services with posts or with visits. */
export function TargetButton(props: TargetButtonProps) {
  const { basis, organizationId, reason, adoptLabel, note } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (basis === null || basis.input.type !== (props.type ?? 'PERMANENT')) return null;
  return (
    <>
      <Button icon={<Target />} onPress={() => setOpen(true)} isDisabled={reason !== undefined} reason={reason}>
        {t`Rückwärts rechnen`}
      </Button>
      <TargetDialog
        input={basis.input}
        book={basis.book}
        employer={{ organizationId, province: basis.input.province }}
        adoptLabel={adoptLabel}
        note={note}
        onAdopt={(terms) => {
          if (terms.margins !== null) return props.type === 'MOBILE' ? props.onAdopt(terms) : undefined;
          return props.type === 'MOBILE' ? undefined : props.onAdopt(terms);
        }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
