import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { StoredRun } from './stored-chance.ts';

export async function writeRuns(
  tenant: TenantDb<Actor>,
  runs: readonly { chanceId: string; run: StoredRun | null }[],
): Promise<void> {
  await tenant.db.$executeRaw(
    writeRunsFrom(
      tenant,
      Prisma.sql`
        select * from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as note ("chanceId" uuid, run jsonb)`,
    ),
  );
}

/** @param rows a query for `chanceId` and `run` */
export function writeRunsFrom({ actor: { mainOrganizationId } }: TenantDb<Actor>, rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    update chance set recalculation = nullif(note.run, 'null'::jsonb) from (${rows}) as note
    where chance."mainOrganizationId" = ${mainOrganizationId} and chance.id = note."chanceId"`;
}
