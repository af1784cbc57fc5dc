import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../actor.ts';
import type { Tenant } from '../work.ts';

export type TrailRow = {
  entity: string;
  entityId: string;
  chanceId: string | null;
  action: string;
  before: Prisma.InputJsonObject | null;
  after: Prisma.InputJsonObject | null;
  requestId: string;
};

export async function insertTrailEntries({ actor, db }: Tenant<Actor>, rows: readonly TrailRow[]): Promise<void> {
  await db.trailEntry.createMany({
    data: rows.map((row) => ({
      ...row,
      mainOrganizationId: actor.mainOrganizationId,
      userId: actor.kind === 'user' ? actor.userId : null,
      organizationId: actor.kind === 'user' ? actor.organizationId : null,
      before: row.before ?? Prisma.DbNull,
      after: row.after ?? Prisma.DbNull,
    })),
  });
}
