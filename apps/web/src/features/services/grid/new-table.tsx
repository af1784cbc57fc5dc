import { dropDraft } from '../../../forms/drafts/draft.ts';
import { RowTable, type RowTableProps } from './row-table.tsx';
import { type TypedRows, typedRowsOf } from './typed-rows.ts';

export type NewTableProps = RowTableProps & {
  chanceId: string;
  /** The rows of the form, each with a key of its own. */
  rows: readonly { id: string }[];
  draftKey: string;
  /** Takes the rows over into the form. */
  onRows: (rows: TypedRows) => void;
};

/** The rows of a form have no versions: only this table changes them while it is open. */
const version = 1;

/** A list of a service that is not stored yet as a table to edit. Sending the form takes its rows over. */
export function NewTable({ rows, onRows, ...table }: NewTableProps) {
  return (
    <RowTable
      {...table}
      stored={rows}
      version={version}
      save={async ({ rows: all }) => {
        dropDraft(table.draftKey);
        onRows(typedRowsOf(table.kind, all));
        table.onClose();
        return { rows, version };
      }}
      refresh={async () => ({ rows, version })}
      savedMessage={null}
    />
  );
}
