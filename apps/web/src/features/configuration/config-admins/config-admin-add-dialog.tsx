import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';

/** Asks whom to let maintain the tables. */
export const ConfigAdminAddDialog = lazyOverlay<{ isOpen: boolean; onClose: () => void }>(
  async () => (await import('./config-admin-add-dialog.lazy.tsx')).ConfigAdminAddContent,
);
