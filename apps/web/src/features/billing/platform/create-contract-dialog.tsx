import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';

/** Makes the contract of a tenant without one. */
export const CreateContractDialog = lazyOverlay<{ isOpen: boolean; onClose: () => void }>(
  async () => (await import('./create-contract-dialog.lazy.tsx')).CreateContractContent,
);
