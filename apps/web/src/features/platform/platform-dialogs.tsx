import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Tenant } from '@zuschlag/validation/platform/tenants';

/** Founds a tenant and invites its first Manager. */
export const FoundTenantDialog = lazyOverlay<{ isOpen: boolean; onClose: () => void }>(
  async () => (await import('./platform-dialogs.lazy.tsx')).FoundTenantContent,
);

/** Makes a person a Manager of a tenant that is there. */
export const GrantManagerDialog = lazyOverlay<{ tenant: Tenant | null; isOpen: boolean; onClose: () => void }>(
  async () => (await import('./platform-dialogs.lazy.tsx')).GrantManagerContent,
);
