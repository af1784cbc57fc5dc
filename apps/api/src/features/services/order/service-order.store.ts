import type { OrderedPost } from '@zuschlag/validation/services/service-order';
import type { TenantDb } from '../../../context.ts';

type StoredOrder = { version: number; posts: OrderedPost[] };

/** @returns the order of a service, or null before there is one */
export async function orderOfService(
  { actor: { mainOrganizationId }, db }: TenantDb,
  serviceId: string,
): Promise<StoredOrder | null> {
  const row = await db.serviceOrder.findUnique({
    where: { mainOrganizationId_serviceId: { mainOrganizationId, serviceId } },
    select: { version: true, posts: true },
  });
  // Only `writeOrder` fills the column.
  return row && { version: row.version, posts: row.posts as OrderedPost[] };
}

/** Puts an order in the place of the one before and counts its version up. */
export async function writeOrder(
  { actor: { mainOrganizationId }, db }: TenantDb,
  serviceId: string,
  posts: readonly OrderedPost[],
): Promise<void> {
  await db.$executeRaw`
    insert into service_order ("mainOrganizationId", "serviceId", posts)
    values (${mainOrganizationId}, ${serviceId}::uuid, ${JSON.stringify(posts)}::jsonb)
    on conflict ("mainOrganizationId", "serviceId")
    do update set posts = excluded.posts, version = service_order.version + 1`;
}
