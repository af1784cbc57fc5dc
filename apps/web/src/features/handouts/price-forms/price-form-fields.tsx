import { useLingui } from '@lingui/react/macro';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Card } from '@zuschlag/ui/layout/card';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import {
  cellsOfText,
  cellsText,
  type FormCell,
  lacksService,
  namesInForm,
} from '@zuschlag/validation/handouts/price-forms/figures';
import type { priceFormForm } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { TextInput } from '../../../forms/text-input.tsx';
import { useField } from '../../../forms/use-field.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { DocumentPreview } from '../../documents/preview/document-preview.tsx';
import type { ShownSheet } from '../../documents/preview/workbook/read-sheets.ts';
import { CellChoice, type PickedCell } from './cell-choice.tsx';
import { movedCells, withPicked } from './label-in-sheets.ts';
import { PickedCells } from './picked-cells.tsx';
import { useFormWords } from './use-form-words.ts';

export type PriceFormValues = z.input<typeof priceFormForm>;
type Place = { sheet: string; cell: string };
const isAt = (place: Place) => (one: Place) => one.sheet === place.sheet && one.cell === place.cell;

/** The name of a template, the sheet to point at, and what goes into the cells that were pointed at. */
export function PriceFormFields({
  control,
  workbook,
}: {
  control: Control<PriceFormValues, unknown, z.output<typeof priceFormForm>>;
  workbook: ChanceDocument;
}) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const { wordsOf } = useFormWords();
  const [selected, setSelected] = useState<Place | null>(null);
  const [sheets, setSheets] = useState<readonly ShownSheet[] | null>(null);
  const { data } = trpc.services.ofChance.useQuery({ chanceId });
  const { field, errorMessage } = useField({ control, name: 'cells', label: t`Zellen` });
  const cells = cellsOfText(String(field.value ?? ''));
  const waiting = cells
    .filter(lacksService)
    .map(({ sheet, cell }) => `${sheet}!${cell}`)
    .join(', ');
  const chosen = selected && cells.find(isAt(selected));
  const keep = (next: readonly FormCell[]) => field.onChange(cellsText(next));
  const set = (place: Place, cell: PickedCell | null) => keep(withPicked(sheets ?? [], cells, place, cell));
  const moved = movedCells(sheets ?? [], cells);
  const takeWords = (places: readonly Place[]) =>
    keep(
      cells.map((cell) => ({
        ...cell,
        label: moved.find((one) => isAt(cell)(one) && places.some(isAt(one)))?.now ?? cell.label,
      })),
    );
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-2">
        <p className="text-13 text-ink-3">{t`Zeigen Sie auf eine Zelle. Mit den Pfeiltasten geht es von Zelle zu Zelle.`}</p>
        <div className="h-[min(36rem,60vh)] overflow-hidden rounded-card border bg-surface">
          <DocumentPreview
            file={workbook}
            pointing={{
              selected,
              wordsAt: (sheet, cell) => {
                const found = cells.find(isAt({ sheet, cell }));
                return found ? wordsOf(found) : null;
              },
              onPick: (sheet, cell) => setSelected({ sheet, cell }),
              onRead: setSheets,
            }}
          />
        </div>
      </div>
      <div className="grid content-start gap-4">
        <TextInput control={control} name="name" label={t`Name der Vorlage`} maxLength={120} />
        <CellChoice
          key={selected ? `${selected.sheet} ${selected.cell}` : ''}
          sheets={sheets}
          place={selected}
          value={chosen ?? null}
          services={namesInForm(data?.services ?? [])}
          known={cells.flatMap(({ service }) => service ?? [])}
          onChange={(cell) => selected && set(selected, cell)}
        />
        <Card>
          <PickedCells
            cells={cells}
            moved={moved}
            onPick={setSelected}
            onRemove={(place) => set(place, null)}
            onTakeWords={takeWords}
          />
        </Card>
        <ErrorNote>
          {errorMessage === undefined
            ? null
            : waiting
              ? t`Hier fehlt die Leistung: ${waiting}`
              : t`Wählen Sie mindestens eine Zelle.`}
        </ErrorNote>
      </div>
    </div>
  );
}
