import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { StoredBuyer } from '@zuschlag/validation/billing/invoices/parties';
import { trpc } from '../../../app/api/trpc.ts';
import { BuyerForm } from './buyer-form.tsx';

/** The content of `OwnBuyerDialog`. */
export function OwnBuyerContent({
  buyer,
  isOpen,
  onClose,
}: {
  buyer: StoredBuyer;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const save = trpc.billing.invoices.saveOwnBuyer.useMutation();
  return (
    <Dialog title={t`Rechnungsanschrift`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? (
        <BuyerForm
          buyer={buyer}
          isOwn
          draftKey="own-invoice-buyer"
          onSave={async (input) => {
            await save.mutateAsync(input);
            await utils.billing.invalidate();
          }}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}
