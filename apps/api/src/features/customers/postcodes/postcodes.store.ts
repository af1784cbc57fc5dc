import type { TenantDb } from '../../../context.ts';

/** The table belongs to no tenant; it is read inside of one, as everything else. */
export async function placesOfCode({ db }: TenantDb, code: string, limit: number) {
  return db.postcode.findMany({
    where: { code },
    orderBy: [{ place: 'asc' }, { province: 'asc' }],
    take: limit,
    select: { place: true, province: true },
  });
}
