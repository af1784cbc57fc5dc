import type { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { writeRuns, writeRunsFrom } from './recalculating.store.ts';
import type { StoredRun } from './stored-chance.ts';

/**
 * Writes how far the runs on Chances are, in one statement; from the first to the last note the Chance is locked for
 * people. Progress is no edit: the version and the day of the last change stay.
 */
export function noteRuns(
  tenant: TenantDb<Actor>,
  runs: readonly { chanceId: string; run: StoredRun | null }[],
): Promise<void> {
  return writeRuns(tenant, runs);
}

/** The same as a part of the statement that starts runs. @param rows a query for `chanceId` and `run` */
export function notesOfRuns(tenant: TenantDb<Actor>, rows: Prisma.Sql): Prisma.Sql {
  return writeRunsFrom(tenant, rows);
}
