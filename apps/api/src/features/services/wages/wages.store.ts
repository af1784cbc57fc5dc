import type { TenantDb } from '../../../context.ts';

/** Writes hourly wages of services and counts their versions up, in one statement. */
export async function storeWages(
  { actor: { mainOrganizationId }, db }: TenantDb,
  wages: readonly { id: string; hourlyWage: number }[],
): Promise<void> {
  await db.$executeRaw`
    update service s set "hourlyWage" = w."hourlyWage", version = s.version + 1, "updatedAt" = now()
    from jsonb_to_recordset(${JSON.stringify(wages)}::jsonb) as w (id uuid, "hourlyWage" numeric)
    where s."mainOrganizationId" = ${mainOrganizationId} and s.id = w.id`;
}
