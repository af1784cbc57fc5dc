import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Billing } from '@zuschlag/validation/billing/billing';

/** Corrects what Stripe refuses of a contract. */
export const CorrectContractDialog = lazyOverlay<{ contract: Billing | null; isOpen: boolean; onClose: () => void }>(
  async () => (await import('./correct-contract-dialog.lazy.tsx')).CorrectContractContent,
);
