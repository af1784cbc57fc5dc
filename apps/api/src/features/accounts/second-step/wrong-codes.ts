import { limits } from '@zuschlag/validation/limits';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { countWrongCodes } from './wrong-codes.store.ts';

/** After too many wrong codes it takes this long until another one is looked at. Seconds. */
export const codePause = limits.wrongCodeMinutes * 60;

/** Whether so many wrong codes were given in the name of a person lately that no code is looked at, on every way in. */
export async function areTooManyWrong(tenant: TenantDb<Actor> & { now: Date }, userId: number): Promise<boolean> {
  const since = new Date(tenant.now.getTime() - codePause * 1_000);
  return (await countWrongCodes(tenant, userId, since)) >= limits.wrongCodes;
}
