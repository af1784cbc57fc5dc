import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { StoredRun } from './stored-chance.ts';

export async function writeRuns(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  runs: readonly { chanceId: string; run: StoredRun | null }[],
): Promise<void> {
  await db.$executeRaw`
    update chance set recalculation = nullif(note.run, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as note ("chanceId" uuid, run jsonb)
    where chance."mainOrganizationId" = ${mainOrganizationId} and chance.id = note."chanceId"`;
}
