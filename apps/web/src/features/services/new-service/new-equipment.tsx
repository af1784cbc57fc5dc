import type { CarInput } from '@zuschlag/validation/services/car';
import type { PurchaseInput } from '@zuschlag/validation/services/purchase';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import type { TypedRows } from '../grid/typed-rows.ts';
import { type NewSheetProps, useNewSheet } from '../grid/use-new-sheet.tsx';
import { useCarKind } from '../rows/car-kind.tsx';
import { type EquipmentKind, equipmentTables } from '../rows/equipment-card.tsx';
import { NumberFields } from '../rows/number-fields.tsx';
import { usePurchaseKind } from '../rows/purchase-kind.tsx';
import { RowForm } from '../rows/row-form.tsx';
import { RowsCard } from '../rows/rows-card.tsx';
import type { NewListsProps } from './new-lists.ts';
import { useNewServicePrice } from './use-new-service-price.ts';

/** Cars and purchases of a service that is not stored yet, each list folded to its number and its cost. */
export function NewEquipment({ setValue, noteRows, owner, ...props }: NewListsProps) {
  const { control, chance } = props;
  const { calculated } = useNewServicePrice(props);
  const special = calculated?.figures?.costs.find(({ type }) => type === 'cumulated')?.specialCosts;
  const cars = useWatch({ control, name: 'cars' });
  const purchases = useWatch({ control, name: 'purchases' });
  const table = { owner, chanceId: chance.id, contract: chance.contract };
  return (
    <>
      <EquipmentRows<CarInput>
        kind={useCarKind()}
        rows={cars}
        cost={special?.car ?? null}
        table={{ ...table, kind: 'cars', onDraft: noteRows('cars'), rowsOf: (typed) => typed.cars }}
        onChange={(next) => setValue('cars', next, { shouldDirty: true })}
      />
      <EquipmentRows<PurchaseInput>
        kind={usePurchaseKind()}
        rows={purchases}
        cost={special?.purchase ?? null}
        table={{ ...table, kind: 'purchases', onDraft: noteRows('purchases'), rowsOf: (typed) => typed.purchases }}
        onChange={(next) => setValue('purchases', next, { shouldDirty: true })}
      />
    </>
  );
}

function EquipmentRows<Input extends object>({
  kind,
  rows,
  cost,
  table: { rowsOf, ...table },
  onChange,
}: {
  kind: EquipmentKind<Input>;
  rows: readonly (Input & { id: string })[];
  cost: number | null;
  table: Pick<NewSheetProps, 'owner' | 'chanceId' | 'contract' | 'kind' | 'onDraft'> & {
    rowsOf: (typed: TypedRows) => readonly (Input & { id: string })[] | undefined;
  };
  onChange: (next: (Input & { id: string })[]) => void;
}) {
  const format = useFormat();
  const { thing, words, fields, schema } = kind;
  const sheet = useNewSheet({
    ...table,
    rows,
    label: kind.title,
    onRows: (typed) => onChange([...(rowsOf(typed) ?? [])]),
  });
  const form = { thing, schema, firstField: fields[0]?.name ?? '' };
  return (
    <RowsCard<Input & { id: string }>
      {...sheet}
      title={kind.title}
      addLabel={kind.addLabel}
      rows={rows}
      nameOf={kind.nameOf}
      columns={kind.columns}
      empty={kind.empty}
      folded={{ aside: cost === null || rows.length === 0 ? null : format.euro(cost) }}
      renderAdd={(onClose) => (
        <RowForm<Input, Input>
          {...form}
          title={words.add}
          values={kind.emptyValues}
          draftKey={`${table.owner}-${thing}`}
          onSubmit={(input) => onChange([...rows, { ...input, id: crypto.randomUUID() }])}
          onClose={onClose}
        >
          {({ control }) => (
            <NumberFields control={control} fields={fields} table={equipmentTables[thing]} chanceId={table.chanceId} />
          )}
        </RowForm>
      )}
      renderEdit={({ id, ...stored }, onClose) => (
        <RowForm<Input, Input>
          {...form}
          title={words.edit}
          values={stored as unknown as Unfilled<Input>}
          isChange
          onSubmit={(input) => onChange(rows.map((row) => (row.id === id ? { ...input, id } : row)))}
          onClose={onClose}
        >
          {({ control }) => (
            <NumberFields control={control} fields={fields} table={equipmentTables[thing]} chanceId={table.chanceId} />
          )}
        </RowForm>
      )}
      onRemove={({ id }) => onChange(rows.filter((row) => row.id !== id))}
    />
  );
}
