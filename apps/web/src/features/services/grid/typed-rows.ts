import type { TableKind, TableRows } from '@zuschlag/validation/services/saved-rows';

/** The lists of a service as they are typed in a table and not yet stored; a list that is missing is as stored. */
export type TypedRows = { readonly [Kind in TableKind]?: readonly (TableRows[Kind] & { id: string })[] };

/** Where the unsaved rows of a table are kept in this tab. */
export function tableDraftKey(kind: TableKind, serviceId: string): string {
  return `table-${kind}-${serviceId}`;
}
