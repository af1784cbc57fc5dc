import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { OrderList } from '@zuschlag/ui/lists/order-list';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { type ChanceColumn, chanceColumns, furtherChanceColumns } from '@zuschlag/validation/chance/chance-vocabulary';
import { useState } from 'react';
import { columnMessages } from './column-messages.ts';

type MovableColumn = Exclude<ChanceColumn, 'name'>;
const isMovable = (column: ChanceColumn): column is MovableColumn => column !== 'name';
const usual = (chanceColumns as readonly ChanceColumn[]).filter(isMovable);
const movable: readonly MovableColumn[] = [...usual, ...furtherChanceColumns];

/** Chooses and orders the columns; the name stays first. */
export function ColumnDialog({
  columns,
  onChange,
  isOpen,
  onClose,
}: {
  columns: readonly ChanceColumn[];
  onChange: (columns: ChanceColumn[]) => void;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Spalten`}
      subtitle={t`Der Name steht immer vorn.`}
      size="small"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <Columns columns={columns} onChange={onChange} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Columns({
  columns,
  onChange,
  onClose,
}: {
  columns: readonly ChanceColumn[];
  onChange: (columns: ChanceColumn[]) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const begin = columns.filter(isMovable);
  const [chosen, setChosen] = useState<readonly MovableColumn[]>(begin);
  const [order, setOrder] = useState<readonly MovableColumn[]>([
    ...begin,
    ...movable.filter((column) => !begin.includes(column)),
  ]);
  return (
    <div className="grid gap-4">
      <OrderList
        label={t`Spalten`}
        items={order.map((id) => ({ id, label: i18n._(columnMessages[id]) }))}
        chosen={chosen}
        onChoose={setChosen}
        onOrder={setOrder}
        handleLabel={(label) => t`${label} verschieben`}
      />
      <span>
        <Button
          variant="ghost"
          onPress={() => {
            setOrder(movable);
            setChosen(usual);
          }}
        >{t`Wie am Anfang`}</Button>
      </span>
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          onPress={() => {
            onChange(['name', ...order.filter((column) => chosen.includes(column))]);
            onClose();
          }}
        >{t`Übernehmen`}</Button>
      </DialogActions>
    </div>
  );
}
