import { later } from '@zuschlag/ui/later';

/** Makes a token and shows its secret, once. */
export const CreateTokenDialog = later<{ isOpen: boolean; onClose: () => void }>(
  async () => (await import('./create-token-layer.tsx')).CreateTokenLayer,
);
