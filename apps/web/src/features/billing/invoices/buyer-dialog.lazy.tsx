import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { BilledContract } from '@zuschlag/validation/billing/invoices/invoices';
import { useState } from 'react';
import { BuyerForm } from './buyer-form.tsx';

/** The content of `BuyerDialog`. */
export function BuyerContent({
  contract,
  isOpen,
  onClose,
}: {
  contract: BilledContract | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  // While the dialog closes it still shows whose address it was.
  const [last, setLast] = useState(contract);
  if (contract !== null && contract !== last) setLast(contract);
  const name = last?.shortName ?? '';
  return (
    <Dialog
      title={t`Rechnungsanschrift von ${name}`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen && last ? (
        <BuyerForm
          key={last.organizationId}
          buyer={last.buyer}
          organizationId={last.organizationId}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}
