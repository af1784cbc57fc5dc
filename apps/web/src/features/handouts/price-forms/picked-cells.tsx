import { Plural, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { type FormCell, lacksService } from '@zuschlag/validation/handouts/price-forms/figures';
import { X } from 'lucide-react';
import { useFormWords } from './use-form-words.ts';

type Place = { sheet: string; cell: string };

/** The cells that were picked so far. */
export function PickedCells({
  cells,
  moved,
  onPick,
  onRemove,
  onTakeWords,
}: {
  cells: readonly FormCell[];
  /** those beside which other words stand now */
  moved: readonly (FormCell & { now: string })[];
  onPick: (place: Place) => void;
  onRemove: (place: Place) => void;
  onTakeWords: (places: readonly Place[]) => void;
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
        {cells.map(({ sheet, cell, label, ...rest }) => {
          const now = moved.find((one) => one.sheet === sheet && one.cell === cell)?.now;
          return (
            <li key={`${sheet} ${cell}`} className="flex items-center gap-2 border-t py-1">
              <div className="min-w-0 flex-1">
                <Button size="small" variant="ghost" onPress={() => onPick({ sheet, cell })}>
                  {sheet}!{cell}
                </Button>
                <p className="px-2 text-12 text-ink-3">{wordsOf(rest)}</p>
                {lacksService(rest) ? <p className="px-2 text-12 text-warn-text">{t`Leistung wählen.`}</p> : null}
                {now === undefined ? null : (
                  <div className="px-2">
                    <p className="text-12 text-warn-text">
                      {now === ''
                        ? t`Daneben steht kein Text mehr. Vorher: „${label}“.`
                        : t`Daneben steht jetzt „${now}“. Vorher: „${label}“.`}
                    </p>
                    <Button
                      size="small"
                      aria-label={t`Text neben ${cell} auf „${sheet}“ übernehmen`}
                      onPress={() => onTakeWords([{ sheet, cell }])}
                    >{t`Text übernehmen`}</Button>
                  </div>
                )}
              </div>
              <IconButton
                size="small"
                label={t`${cell} auf „${sheet}“ weglassen`}
                icon={<X />}
                onPress={() => onRemove({ sheet, cell })}
              />
            </li>
          );
        })}
      </ul>
      {moved.length > 1 ? (
        <Button size="small" onPress={() => onTakeWords(moved)}>{t`Alle Texte übernehmen`}</Button>
      ) : null}
    </section>
  );
}
