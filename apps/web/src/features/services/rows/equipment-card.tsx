import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { Edit } from '../../../forms/edit/edit-fields.ts';
import type { SchemaSource } from '../../../forms/schema-source.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { useSheet } from '../grid/use-sheet.tsx';
import { saySaved } from '../service/say-saved.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { useServiceEdit } from '../service/use-service-edit.ts';
import { EditRowDialog } from './edit-row-dialog.tsx';
import type { ListCardProps } from './list-card-props.ts';
import { NumberFields, type RowField } from './number-fields.tsx';
import { RowForm } from './row-form.tsx';
import { RowsCard, type RowsCardProps } from './rows-card.tsx';
import { useRowFields } from './use-row-fields.ts';

/** What tells one list of equipment from another, stored or not: its words and its fields. */
export type EquipmentKind<Input extends object> = Pick<
  RowsCardProps<Input & { id: string }>,
  'title' | 'addLabel' | 'nameOf' | 'columns' | 'empty'
> & {
  thing: 'car' | 'purchase';
  words: { add: string; added: string; edit: string; edited: string; gone: string; removed: string };
  schema: SchemaSource<Input, Input>;
  emptyValues: Unfilled<Input>;
  fields: readonly RowField[];
};

export const equipmentTables = { car: 'cars', purchase: 'purchases' } as const;

/** The same of a stored service, with its rows and its calls. */
export type EquipmentList<Item extends Input & { id: string }, Input extends object> = EquipmentKind<Input> & {
  rowsOf: (service: Service) => readonly Item[];
  /** What a person types of a stored row. */
  inputOf: (item: Item) => Input;
  add: (input: Input) => Promise<Service>;
  edit: (id: string, edit: Edit<Input>) => Promise<Service>;
  remove: (id: string) => Promise<Service>;
};

/** A list of equipment of a permanent service, folded to its number and its cost. */
export function EquipmentCard<Item extends Input & { id: string }, Input extends object>({
  list,
  ...card
}: ListCardProps & { list: EquipmentList<Item, Input> }) {
  const format = useFormat();
  const { orSay } = useServiceChanges();
  const { service, lockedReason, changeNote, detailOf, cost } = card;
  const { thing, words, fields } = list;
  const kind = equipmentTables[thing];
  const sheet = useSheet(kind, {
    service,
    contract: card.contract,
    lockedReason,
    label: list.title,
    onDraft: card.noteRows(kind),
  });
  return (
    <RowsCard<Item>
      {...sheet}
      title={list.title}
      addLabel={list.addLabel}
      rows={list.rowsOf(service)}
      nameOf={list.nameOf}
      columns={list.columns}
      empty={list.empty}
      lockedReason={lockedReason}
      changeNote={changeNote}
      folded={{ aside: cost === null ? null : format.euro(cost) }}
      renderAdd={(onClose) => (
        <RowForm<Input, Input>
          title={words.add}
          schema={list.schema}
          values={list.emptyValues}
          thing={thing}
          firstField={fields[0]?.name ?? ''}
          draftKey={`new-${thing}-${service.id}`}
          note={changeNote}
          onSubmit={async (input) => saySaved(words.added, detailOf(await list.add(input)))}
          onClose={onClose}
        >
          {({ control }) => (
            <NumberFields
              control={control}
              fields={fields}
              table={equipmentTables[list.thing]}
              chanceId={card.service.chanceId}
            />
          )}
        </RowForm>
      )}
      renderEdit={({ id }, onClose) => <EditEquipment {...card} list={list} id={id} onClose={onClose} />}
      onRemove={async ({ id }) => saySaved(words.removed, detailOf(await orSay(list.remove(id))))}
    />
  );
}

function EditEquipment<Item extends Input & { id: string }, Input extends object>({
  list,
  id,
  onClose,
  ...card
}: ListCardProps & { list: EquipmentList<Item, Input>; id: string; onClose: () => void }) {
  const { words, fields } = list;
  const edit = useServiceEdit<Input, Input>(card, {
    ...useRowFields(list.thing, fields),
    id,
    schema: list.schema,
    snapshotOf: (service) => {
      const found = list.rowsOf(service).find((item) => item.id === id);
      return found ? { values: list.inputOf(found) as Unfilled<Input>, version: service.version } : null;
    },
    save: (changed) => list.edit(id, changed),
    savedMessage: words.edited,
    onSaved: onClose,
  });
  return (
    <EditRowDialog
      title={words.edit}
      goneTitle={words.gone}
      lockedReason={card.lockedReason}
      edit={edit}
      onClose={onClose}
    >
      {card.changeNote}
      <NumberFields
        control={edit.form.control}
        fields={fields}
        table={equipmentTables[list.thing]}
        chanceId={card.service.chanceId}
      />
    </EditRowDialog>
  );
}
