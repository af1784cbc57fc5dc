import { useLingui } from '@lingui/react/macro';
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardHeader,
  Cell,
  Column,
  ConfirmDialog,
  Row,
  Table,
  TableBody,
  TableHeader,
} from '@zuschlag/ui';
import { Disclosure } from '@zuschlag/ui/layout/disclosure';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ShiftRowMenu } from '../shifts/shift-row-menu.tsx';
import { SheetButton } from './sheet-button.tsx';

export type RowsColumn<Item> = {
  id: string;
  header: string;
  align?: 'end';
  cell: (item: Item) => ReactNode;
};

export type RowsCardProps<Item extends { id: string }> = {
  title: string;
  /** What one of them is called on the button that adds one. */
  addLabel: string;
  rows: readonly Item[];
  /** The first column names the row. */
  columns: readonly [RowsColumn<Item>, ...RowsColumn<Item>[]];
  nameOf: (item: Item) => string;
  /** What stands there while there are no rows. */
  empty: ReactNode;
  /** Why nothing can be changed; left out when it can. */
  lockedReason?: string;
  /** Why no row can be removed; left out when one can. */
  lastReason?: string;
  /** The dialog that adds a row. */
  renderAdd: (onClose: () => void) => ReactNode;
  /** The dialog that changes a row. */
  renderEdit: (item: Item, onClose: () => void) => ReactNode;
  onRemove: (item: Item) => unknown;
  /** In the question before a row is removed: what saving changes by itself. */
  changeNote?: ReactNode;
  /** Below the table: what is wrong with it, or what follows from it. */
  note?: ReactNode;
  /** The rows as a table to edit, in the place of the list. */
  sheet?: ReactNode;
  /** Opens that table. */
  onSheet?: () => void;
  /** Folds away, with a sum at the right end of its line. */
  folded?: { aside: ReactNode };
};

/** A list inside a service, with the way to add, change and remove its rows. */
export function RowsCard<Item extends { id: string }>(props: RowsCardProps<Item>) {
  const { title, rows, lockedReason, folded } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<Item | 'new' | null>(null);
  const [removing, setRemoving] = useState<Item | null>(null);
  const close = () => setOpen(null);
  const add = (
    <>
      <Button
        size="small"
        icon={<Plus />}
        onPress={() => setOpen('new')}
        isDisabled={lockedReason !== undefined}
        reason={lockedReason}
      >
        {props.addLabel}
      </Button>
      {props.onSheet ? <SheetButton onPress={props.onSheet} lockedReason={lockedReason} /> : null}
    </>
  );
  const list = props.sheet ?? (
    <>
      {rows.length === 0 ? props.empty : <RowsTable {...props} onEdit={setOpen} onRemove={setRemoving} />}
      {props.note}
    </>
  );
  return (
    <>
      {folded ? (
        <section aria-label={title}>
          <Disclosure
            title={title}
            count={rows.length}
            aside={folded.aside}
            level={2}
            flush
            defaultExpanded={rows.length > 0 || props.sheet !== undefined}
          >
            {list}
            {props.sheet === undefined ? <div className="flex flex-wrap gap-2 border-t px-4 py-2.5">{add}</div> : null}
          </Disclosure>
        </section>
      ) : (
        <Card label={title}>
          <CardHeader
            title={title}
            badge={<Badge kind="count">{rows.length}</Badge>}
            aside={props.sheet === undefined ? add : null}
          />
          <CardBody flush>{list}</CardBody>
        </Card>
      )}
      {open === 'new' ? props.renderAdd(close) : open === null ? null : props.renderEdit(open, close)}
      <ConfirmDialog
        danger
        title={t`Eintrag entfernen?`}
        text={removing ? t`„${props.nameOf(removing)}“ wird entfernt und die Leistung neu berechnet.` : null}
        confirmLabel={t`Entfernen`}
        cancelLabel={t`Abbrechen`}
        isOpen={removing !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : setRemoving(null))}
        onConfirm={() => (removing ? props.onRemove(removing) : undefined)}
      >
        {props.changeNote}
      </ConfirmDialog>
    </>
  );
}

function RowsTable<Item extends { id: string }>({
  title,
  rows,
  columns,
  nameOf,
  lockedReason,
  lastReason,
  onEdit,
  onRemove,
}: Pick<RowsCardProps<Item>, 'title' | 'rows' | 'columns' | 'nameOf' | 'lockedReason' | 'lastReason'> & {
  onEdit: (item: Item) => void;
  onRemove: (item: Item) => void;
}) {
  const { t } = useLingui();
  const [first, ...others] = columns;
  return (
    <div className="relative overflow-x-auto">
      <Table label={title} density="compact">
        <TableHeader>
          <Column id={first.id} isRowHeader>
            {first.header}
          </Column>
          {others.map(({ id, header, align }) => (
            <Column key={id} id={id} align={align}>
              {header}
            </Column>
          ))}
          <Column id="actions" isLabelHidden width={52}>{t`Aktionen`}</Column>
        </TableHeader>
        <TableBody>
          {rows.map((item) => (
            <Row key={item.id} id={item.id} textValue={nameOf(item)}>
              <Cell tone="strong">{first.cell(item)}</Cell>
              {others.map(({ id, align, cell }) => (
                <Cell key={id} align={align}>
                  {cell(item)}
                </Cell>
              ))}
              <Cell align="end">
                {lockedReason === undefined ? (
                  <ShiftRowMenu
                    times={nameOf(item)}
                    onEdit={() => onEdit(item)}
                    onRemove={() => onRemove(item)}
                    lastReason={lastReason}
                  />
                ) : null}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
