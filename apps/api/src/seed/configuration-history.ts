import type { TenantClient } from '@zuschlag/db/client';
import { tableKeys } from '@zuschlag/validation/configuration/tables';
import type { SystemActor } from '../actor.ts';
import { entryRows } from '../features/configuration/entries/entries.store.ts';
import { auditValues } from '../features/configuration/entries/entries.ts';

/** Writes for every row of the tables who added it and when, as if it had been typed in on the screen. */
export async function seedHistory(db: TenantClient, mainOrganizationId: number): Promise<void> {
  const actor: SystemActor = { kind: 'system', mainOrganizationId };
  const lines = [];
  for (const table of tableKeys) {
    const wish = { table, organizationIds: null, today: '2025-01-01', sort: [], limit: null };
    for (const row of await entryRows({ actor, db }, wish)) {
      lines.push({
        mainOrganizationId,
        at: new Date(row.createdAt),
        userId: row.createdBy?.id ?? null,
        organizationId: row.createdBy?.organizationId ?? null,
        entity: table,
        entityId: row.id,
        action: 'add',
        after: auditValues(table, row),
        requestId: 'demo',
      });
    }
  }
  lines.sort((first, second) => first.at.getTime() - second.at.getTime());
  await db.trailEntry.createMany({ data: lines });
}
