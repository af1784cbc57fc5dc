import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import { type AuditRow, insertAuditEntries } from './audit-log.store.ts';
import type { AuditRecord, Fields } from './audit-record.ts';

type PlainFields = { [field: string]: Plain };
type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** Writes a change into the trail. A change that changed nothing leaves no entry. */
export async function auditIn(
  work: TenantDb<Actor> & { requestId: string; now: Date },
  entry: AuditRecord,
): Promise<void> {
  await auditAllIn(work, [entry]);
}

/** Writes many changes into the trail at once. */
export async function auditAllIn(
  work: TenantDb<Actor> & { requestId: string; now: Date },
  entries: readonly AuditRecord[],
): Promise<void> {
  const rows = entries.flatMap((entry): AuditRow[] => {
    const { before, after } = changeOf(entry);
    if (entry.before && entry.after && Object.keys(after ?? {}).length === 0) return [];
    const { entity, entityId, chanceId = null, action } = entry;
    return [
      {
        at: work.now.toISOString(),
        entity,
        entityId: String(entityId),
        chanceId,
        action,
        before,
        after,
        requestId: work.requestId,
      },
    ];
  });
  if (rows.length > 0) await insertAuditEntries(work, rows);
}

/** @returns both sides reduced to the fields that differ, in plain JSON values; a missing side is null */
export function changeOf({ before, after }: Pick<AuditRecord, 'before' | 'after'>): {
  before: PlainFields | null;
  after: PlainFields | null;
} {
  const from = before ? plainFields(before) : null;
  const to = after ? plainFields(after) : null;
  if (!from || !to) return { before: from, after: to };
  const changed = Object.keys({ ...from, ...to }).filter(
    (field) => JSON.stringify(from[field] ?? null) !== JSON.stringify(to[field] ?? null),
  );
  return { before: pick(from, changed), after: pick(to, changed) };
}

function pick(fields: PlainFields, names: string[]): PlainFields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}

function plainFields(fields: Fields): PlainFields {
  return JSON.parse(
    JSON.stringify(fields, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
  );
}
