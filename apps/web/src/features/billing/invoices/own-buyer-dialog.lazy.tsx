import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { KeptBuyer } from '@zuschlag/validation/billing/invoices/parties';
import { BuyerForm } from './buyer-form.tsx';

/** The content of `OwnBuyerDialog`. */
export function OwnBuyerContent({
  buyer,
  isOpen,
  onClose,
}: {
  buyer: KeptBuyer;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Rechnungsanschrift`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <BuyerForm buyer={buyer} organizationId={null} onClose={onClose} /> : null}
    </Dialog>
  );
}
