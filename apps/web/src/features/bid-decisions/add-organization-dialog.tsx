import { IconButton } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AddOrganizationProps } from './add-organization-dialog.lazy.tsx';

const AddOrganizationContent = lazyOverlay(
  async () => (await import('./add-organization-dialog.lazy.tsx')).AddOrganizationContent,
);

/** A plus that asks which organization to ask as well. */
export function AddOrganizationDialog(props: AddOrganizationProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton size="tight" label={props.title} icon={<Plus />} onPress={() => setOpen(true)} />
      <AddOrganizationContent {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
