import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { StoredBuyer } from '@zuschlag/validation/billing/invoices/parties';

/** Whom the invoices of the own tenant name. */
export const OwnBuyerDialog = lazyOverlay<{ buyer: StoredBuyer; isOpen: boolean; onClose: () => void }>(
  async () => (await import('./own-buyer-dialog.lazy.tsx')).OwnBuyerContent,
);
