import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { KeptOrganization } from '@zuschlag/validation/administration/organizations';

/** Adds an organization to the tenant. */
export const NewOrganizationDialog = lazyOverlay<{ isOpen: boolean; onClose: () => void }>(
  async () => (await import('./organization-dialogs.lazy.tsx')).NewOrganizationContent,
);

/** Changes the names of an organization and whether it staffs and calculates. */
export const ChangeOrganizationDialog = lazyOverlay<{
  organization: KeptOrganization | null;
  isOpen: boolean;
  onClose: () => void;
}>(async () => (await import('./organization-dialogs.lazy.tsx')).ChangeOrganizationContent);
