import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { deleteOutlived } from './accounts.store.ts';

/** Deletes sign-ins that are over, and writes into the trail how many. */
export async function forgetSignIns(work: UnitOfWork<SystemActor>): Promise<void> {
  const removed = await deleteOutlived(work, work.now);
  if (removed === 0) return;
  const entityId = work.actor.mainOrganizationId;
  await work.audit({ entity: 'session', entityId, action: 'forgetSignIns', after: { removed } });
}
