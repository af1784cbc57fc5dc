import { isAtWork } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { eventsOfImport, type ImportEvent } from './ai-imports.store.ts';
import { requireImport } from './ai-imports.ts';

const EVENTS_AT_ONCE = 200;

/**
 * What happened to an import behind an event.
 *
 * @param after the number of the event; 0 from the beginning
 * @returns `isOver` once nothing more can follow
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND
 */
export async function followImport(
  tenant: TenantDb<UserActor>,
  { aiImportId, after }: { aiImportId: string; after: number },
): Promise<{ events: ImportEvent[]; isOver: boolean }> {
  const { id, status } = await requireImport(tenant, aiImportId);
  const events = await eventsOfImport(tenant, id, after, EVENTS_AT_ONCE);
  return { events, isOver: !isAtWork(status) && events.length < EVENTS_AT_ONCE };
}
