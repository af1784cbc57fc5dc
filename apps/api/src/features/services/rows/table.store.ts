import { limits } from '@zuschlag/validation/limits';
import type { TableKind, TableRows } from '@zuschlag/validation/services/saved-rows';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import type { TenantDb } from '../../../context.ts';
import { deleteShifts, insertShifts } from '../services.store.ts';
import { deleteRows, insertRows, type RowInputs, type RowKind, updateRows } from './rows.store.ts';

export type TableChange<Kind extends TableKind> = {
  serviceId: string;
  kind: Kind;
  added: readonly TableRows[Kind][];
  changed: readonly { id: string; replacedIds: readonly string[]; row: TableRows[Kind] }[];
  removed: readonly string[];
  /** the place of the last row; undefined without rows */
  behind: number | undefined;
};

/** Writes what became of a list in at most three statements. A changed shift is a new one in the place of the old. */
export async function writeTable<Kind extends TableKind>(
  tenant: TenantDb,
  { serviceId, kind, added, changed, removed, behind = -1 }: TableChange<Kind>,
): Promise<void> {
  if (kind === 'shifts') {
    const replaced = changed.map(({ id, replacedIds, row }) => ({
      shift: row as ShiftInput,
      replacedIds: [...replacedIds, id].slice(-limits.replacedShifts),
    }));
    const all = [...replaced, ...added.map((row) => ({ shift: row as ShiftInput, replacedIds: [] }))];
    await insertShifts(tenant, serviceId, all);
    await deleteShifts(tenant, serviceId, [...removed, ...changed.map(({ id }) => id)]);
    return;
  }
  // The rows of the other kinds are those of their tables.
  const list = { serviceId, kind: kind as RowKind };
  const rows = (values: readonly unknown[]) => values as RowInputs[RowKind][];
  await updateRows(
    tenant,
    list,
    changed.map(({ id, row }) => ({ id, row: row as RowInputs[RowKind] })),
  );
  if (removed.length > 0) await deleteRows(tenant, { ...list, ids: removed });
  await insertRows(tenant, { ...list, rows: rows(added) }, behind + 1);
}
