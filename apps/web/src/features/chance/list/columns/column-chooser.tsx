import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ChanceColumn } from '@zuschlag/validation/chance/chance-vocabulary';
import { Columns3Cog } from 'lucide-react';
import { useState } from 'react';

const ColumnDialog = lazyOverlay(async () => (await import('./column-dialog.lazy.tsx')).ColumnDialog);

/** Which columns the list has, and in which order. */
export function ColumnChooser({
  columns,
  onChange,
}: {
  columns: readonly ChanceColumn[];
  onChange: (columns: ChanceColumn[]) => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t`Spalten`} icon={<Columns3Cog />} onPress={() => setOpen(true)} />
      <ColumnDialog isOpen={isOpen} onClose={() => setOpen(false)} columns={columns} onChange={onChange} />
    </>
  );
}
