import type { TableKind, TableRows } from '@zuschlag/validation/services/saved-rows';

/** The lists of a service as they are typed in a table and not yet stored; a list that is missing is as stored. */
export type TypedRows = { readonly [Kind in TableKind]?: readonly (TableRows[Kind] & { id: string })[] };

/** The rows of one table as they are typed. They went through the schema of this kind. */
export function typedRowsOf(kind: TableKind, rows: readonly { key: string; row: object }[]): TypedRows {
  return { [kind]: rows.map(({ key, row }) => ({ ...row, id: key })) };
}

/**
 * Where the unsaved rows of a table are kept in this tab.
 * @param owner the id of the service, or what stands for it until it is stored
 */
export function tableDraftKey(kind: TableKind, owner: string): string {
  return `table-${kind}-${owner}`;
}
