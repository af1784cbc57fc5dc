import type { TableKind } from '@zuschlag/validation/services/saved-rows';
import { useState } from 'react';
import type { TypedRows } from './typed-rows.ts';

/** The lists of a service that stand typed in tables, each set and taken back by itself. */
export function useTypedRows() {
  const [rows, setRows] = useState<TypedRows>({});
  return {
    /** null while every list is as stored */
    rows: Object.keys(rows).length === 0 ? null : rows,
    noteRows: (kind: TableKind) => (typed: TypedRows | null) => setRows((before) => withRows(before, kind, typed)),
  };
}

function withRows(before: TypedRows, kind: TableKind, typed: TypedRows | null): TypedRows {
  const { [kind]: _, ...others } = before;
  return { ...others, ...typed };
}
