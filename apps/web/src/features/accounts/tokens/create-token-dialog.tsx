import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';

/** Makes a token and shows its secret, once. */
export const CreateTokenDialog = lazyOverlay<{ isOpen: boolean; onClose: () => void }>(
  async () => (await import('./create-token-dialog.lazy.tsx')).CreateTokenContent,
);
