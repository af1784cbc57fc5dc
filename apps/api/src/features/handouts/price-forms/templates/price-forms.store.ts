import type { FormCell } from '@zuschlag/validation/handouts/price-forms/figures';
import type { Actor } from '../../../../actor.ts';
import type { TenantDb } from '../../../../context.ts';
import { isUuid } from '../../../../database/uuid.ts';

export type StoredPriceForm = {
  id: string;
  customerId: string;
  name: string;
  cells: FormCell[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The templates of a customer and of those that were merged into it, by name. */
export async function priceFormsOfCustomer(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  customerId: string,
): Promise<StoredPriceForm[]> {
  return db.$queryRaw<StoredPriceForm[]>`
    with recursive own as (
      select id from customer where "mainOrganizationId" = ${mainOrganizationId} and id = ${customerId}::uuid
      union all
      select c.id from customer c join own on c."mergedIntoId" = own.id
      where c."mainOrganizationId" = ${mainOrganizationId}
    )
    select f.id::text, f."customerId"::text, f.name, f.cells, f.version, f."createdAt", f."updatedAt"
    from price_form f
    where f."mainOrganizationId" = ${mainOrganizationId} and f."customerId" in (select id from own)
      and f."removedAt" is null
    order by f.name, f.id`;
}

/** A template that was not removed, locked until the transaction ends; null without one. */
export async function lockPriceForm(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<StoredPriceForm | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.$queryRaw<StoredPriceForm[]>`
    select id::text, "customerId"::text, name, cells, version, "createdAt", "updatedAt" from price_form
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid and "removedAt" is null
    for no key update`;
  return row ?? null;
}

export async function insertPriceForm(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  form: Pick<StoredPriceForm, 'customerId' | 'name' | 'cells'>,
): Promise<StoredPriceForm> {
  const row = await db.priceForm.create({ data: { mainOrganizationId, ...form } });
  return row as unknown as StoredPriceForm;
}

/** Changes fields and counts the version up. */
export async function changePriceForm(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  fields: Partial<Pick<StoredPriceForm, 'name' | 'cells'>>,
): Promise<StoredPriceForm> {
  const row = await db.priceForm.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { ...fields, version: { increment: 1 } },
  });
  return row as unknown as StoredPriceForm;
}

export async function removePriceFormRow(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  removedAt: Date,
): Promise<void> {
  await db.priceForm.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { removedAt },
    select: { id: true },
  });
}
