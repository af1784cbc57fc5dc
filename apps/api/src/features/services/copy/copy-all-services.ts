import type { Actor } from '../../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { servicesWithParts } from '../replace/replace-services.ts';
import { auditValues } from '../service/save-service-change.ts';
import type { StoredService } from '../stored-service.ts';
import { deleteCopies, insertCopies } from './copy-services.store.ts';
import { planCopies } from './plan-copies.ts';

/**
 * Copies the services of a Chance into a new one that the caller has locked: those of the organizations that the new one
 * asks, cut to its contract, and without figures yet. In statements independent of their number.
 *
 * @returns the ids of the copies
 */
export async function copyAllServices(
  work: UnitOfWork,
  { chance, source }: { chance: StoredChance; source: StoredChance },
): Promise<string[]> {
  const asked = new Set(
    chance.participations.filter(({ isOperational }) => isOperational).map(({ organizationId }) => organizationId),
  );
  const sources = (await servicesWithParts(work, source)).filter((one) => asked.has(one.operationalOrganizationId));
  if (sources.length === 0) return [];
  const copies = planCopies(chance, sources, { organization: null, site: null }).map(({ service }) => service);
  const ids = await insertCopies(work, chance.id, copies);
  const inserted = copies.map((service, at) => ({ ...service, chanceId: chance.id, id: ids[at] ?? service.id }));
  await noteCopies(
    work,
    inserted.map((service) => ({ service, source: source.shortNumber })),
  );
  return ids;
}

/** Takes copies away that never got figures. */
export async function dropCopies(tenant: TenantDb<Actor>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteCopies(tenant, ids);
}

/** Writes copies down in the trail of their Chance. @param source the number of the Chance that each came from */
export async function noteCopies(
  work: UnitOfWork,
  copies: readonly { service: StoredService; source: string }[],
): Promise<void> {
  await work.auditAll(
    copies.map(({ service, source }) => ({
      entity: 'service' as const,
      entityId: service.id,
      chanceId: service.chanceId,
      action: 'copyService' as const,
      after: { source, ...auditValues(service) },
    })),
  );
}
