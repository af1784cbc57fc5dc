import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { BilledContract } from '@zuschlag/validation/billing/invoices/invoices';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
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
  const utils = trpc.useUtils();
  const save = trpc.billing.invoices.saveBuyer.useMutation();
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
          draftKey={`invoice-buyer:${last.organizationId}`}
          onSave={async (buyer) => {
            await save.mutateAsync({ ...buyer, organizationId: last.organizationId });
            await utils.billing.invalidate();
          }}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}
