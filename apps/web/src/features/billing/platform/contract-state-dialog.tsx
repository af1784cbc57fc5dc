import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Billing } from '@zuschlag/validation/billing/billing';

/** Gives a contract another state. */
export const ContractStateDialog = lazyOverlay<{ contract: Billing | null; isOpen: boolean; onClose: () => void }>(
  async () => (await import('./contract-state-dialog.lazy.tsx')).ContractStateContent,
);
