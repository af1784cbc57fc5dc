import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ChanceColumn, ChanceSortField } from '@zuschlag/validation/chance/chance-vocabulary';
import { UserRoundPen, X } from 'lucide-react';
import { useState } from 'react';
import { useRight } from '../../../../app/session/session.tsx';
import { ExportButton } from '../../../../tables/exports/export-button.tsx';

const OwnersDialog = lazyOverlay(async () => (await import('./owners-dialog.lazy.tsx')).OwnersDialog);

/** What may be done with the selected Chances; the selection holds over pages until it is cleared. */
export function SelectionBar({
  ids,
  columns,
  sort,
  onClear,
}: {
  ids: readonly string[];
  columns: readonly ChanceColumn[];
  sort: { field: ChanceSortField; order: 'ASC' | 'DESC' };
  onClear: () => void;
}) {
  const { t } = useLingui();
  const mayWrite = useRight('CREATE_CHANCE');
  const [isOpen, setOpen] = useState(false);
  const count = ids.length;
  return (
    <section
      aria-label={t`Auswahl`}
      className="flex flex-wrap items-center gap-2 rounded-control border border-accent-line bg-accent-soft py-1.5 pr-2 pl-4"
    >
      <span role="status" className="mr-auto font-medium">
        {plural(count, { one: '# Chance ausgewählt', other: '# Chancen ausgewählt' })}
      </span>
      <ExportButton
        exported={{ kind: 'chances', chances: { ids: [...ids], columns: [...columns], sort } }}
        extent={t`Die ausgewählten Chancen`}
      />
      {mayWrite ? (
        <Button size="small" icon={<UserRoundPen />} onPress={() => setOpen(true)}>{t`Chance-Admin ändern`}</Button>
      ) : null}
      <IconButton label={t`Auswahl aufheben`} icon={<X />} onPress={onClear} />
      <OwnersDialog isOpen={isOpen} ids={ids} onClose={() => setOpen(false)} onDone={onClear} />
    </section>
  );
}
