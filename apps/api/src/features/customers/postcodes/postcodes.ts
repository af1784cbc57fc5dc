import type { PostcodePlace } from '@zuschlag/validation/customers/postcodes';
import type { TenantDb } from '../../../context.ts';
import { placesOfCode } from './postcodes.store.ts';

const MOST_PLACES = 100;

/** The places of a postcode by name; empty when the imported table has no such postcode. */
export async function findPlaces(tenant: TenantDb, postalCode: string): Promise<PostcodePlace[]> {
  const rows = await placesOfCode(tenant, postalCode, MOST_PLACES);
  return rows.map(({ place, province }) => ({ city: place, province: province as PostcodePlace['province'] }));
}
