import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

export type AuditRow = {
  /** the moment of the call or job */
  at: string;
  entity: string;
  entityId: string;
  chanceId: string | null;
  action: string;
  before: Prisma.InputJsonObject | null;
  after: Prisma.InputJsonObject | null;
  requestId: string;
};

/** Writes entries; all of one transaction become one statement, in one message with the commit. */
export function insertAuditEntries({ actor, db }: TenantDb<Actor>, rows: readonly AuditRow[]): void {
  const { mainOrganizationId } = actor;
  const userId = actor.kind === 'user' ? actor.userId : null;
  const organizationId = actor.kind === 'user' ? actor.organizationId : null;
  db.$gatherForCommit(
    insertStatement,
    rows.map((row) => ({ ...row, mainOrganizationId, userId, organizationId })),
  );
}

type FullRow = AuditRow & { mainOrganizationId: number; userId: number | null; organizationId: number | null };

const insertStatement = (rows: readonly FullRow[]) => Prisma.sql`
  insert into trail_entry ("mainOrganizationId", at, "userId", "organizationId",
    entity, "entityId", "chanceId", action, "before", "after", "requestId")
  select "mainOrganizationId", at, "userId", "organizationId",
    entity, "entityId", "chanceId", action, nullif("before", 'null'::jsonb), nullif("after", 'null'::jsonb), "requestId"
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows ("mainOrganizationId" int, at timestamptz, "userId" int,
    "organizationId" int, entity text, "entityId" text, "chanceId" uuid, action text, "before" jsonb, "after" jsonb,
    "requestId" text)`;

/**
 * Writes entries from rows of the database, so that no row leaves it.
 *
 * @param rows a query for `entity`, `"entityId"`, `action`, `"before"` and `"after"`
 */
export async function insertAuditFrom(
  { actor, db, requestId }: TenantDb<Actor> & { requestId: string },
  rows: Prisma.Sql,
): Promise<void> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  const organizationId = actor.kind === 'user' ? actor.organizationId : null;
  await db.$executeRaw`
    insert into trail_entry ("mainOrganizationId", "userId", "organizationId", entity, "entityId", action, "before", "after", "requestId")
    select ${actor.mainOrganizationId}::int, ${userId}::int, ${organizationId}::int,
      entity, "entityId", action, "before", "after", ${requestId} from (${rows}) as rows`;
}
