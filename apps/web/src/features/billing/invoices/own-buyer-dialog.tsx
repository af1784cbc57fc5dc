import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { KeptBuyer } from '@zuschlag/validation/billing/invoices/parties';

/** Whom the invoices of the own tenant name. */
export const OwnBuyerDialog = lazyOverlay<{ buyer: KeptBuyer; isOpen: boolean; onClose: () => void }>(
  async () => (await import('./own-buyer-dialog.lazy.tsx')).OwnBuyerContent,
);
