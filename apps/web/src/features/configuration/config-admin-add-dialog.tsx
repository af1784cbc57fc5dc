import { later } from '@zuschlag/ui/later';

/** Asks whom to let maintain the tables. */
export const ConfigAdminAddDialog = later<{ isOpen: boolean; onClose: () => void }>(
  async () => (await import('./config-admin-add-layer.tsx')).ConfigAdminAddLayer,
);
