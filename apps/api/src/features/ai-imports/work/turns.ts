import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { beginTurns, forgottenImports } from './work.store.ts';

/**
 * Lets imports of an organization begin whose turn it is: two at a time, the oldest first. Between those that have begun
 * the queue turns after each piece, so that neither another import nor another organization waits for a large one to end.
 */
export async function giveTurns(work: TenantDb<Actor>, organizationId: number): Promise<void> {
  for (const id of await beginTurns(work, organizationId)) await goOn(work, id);
}

/** Has a job do the next piece of an import, behind those that wait already. */
export async function goOn(work: TenantDb<Actor>, importId: string): Promise<void> {
  await addJob(work, 'ai-import', { importId }, { key: `ai-import-${importId}` });
}

/** Once a night: imports whose job was lost go on. */
export async function goOnWithTheForgotten(work: TenantDb<Actor>): Promise<void> {
  for (const id of await forgottenImports(work)) await goOn(work, id);
}
