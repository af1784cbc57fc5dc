import { Plural, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import type { FormCell } from '@zuschlag/validation/handouts/price-forms/figures';
import { X } from 'lucide-react';
import { useFormWords } from './use-form-words.ts';

type Place = { sheet: string; cell: string };

/** The cells that were picked so far. */
export function PickedCells({
  cells,
  onPick,
  onRemove,
}: {
  cells: readonly Omit<FormCell, 'label'>[];
  onPick: (place: Place) => void;
  onRemove: (place: Place) => void;
}) {
  const { t } = useLingui();
  const { wordsOf } = useFormWords();
  if (cells.length === 0) return <p className="p-4 text-13 text-ink-3">{t`Noch keine Zelle gewählt.`}</p>;
  return (
    <section aria-label={t`Gewählte Zellen`} className="grid gap-1 p-4">
      <h3 className="font-medium text-13">
        <Plural value={cells.length} one="# Zelle" other="# Zellen" />
      </h3>
      <ul className="grid max-h-80 overflow-auto">
        {cells.map(({ sheet, cell, ...rest }) => (
          <li key={`${sheet} ${cell}`} className="flex items-center gap-2 border-t py-1">
            <div className="min-w-0 flex-1">
              <Button size="small" variant="ghost" onPress={() => onPick({ sheet, cell })}>
                {sheet}!{cell}
              </Button>
              <p className="px-2 text-12 text-ink-3">{wordsOf(rest)}</p>
            </div>
            <IconButton
              size="small"
              label={t`${cell} auf „${sheet}“ weglassen`}
              icon={<X />}
              onPress={() => onRemove({ sheet, cell })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
