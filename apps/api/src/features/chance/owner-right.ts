import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Denial, denialOf, type Rule } from '../../policy/authorize.ts';
import { hasOwned } from './chance.store.ts';
import type { StoredChance } from './stored-chance.ts';

/**
 * `authorize` for a right of the owner: a caller who lost the Chance to another owner, maybe after opening the page, reads
 * who has it now.
 *
 * @throws {DomainError} OWNER_CHANGED with the name of the owner when the caller was the owner before
 * @throws {DomainError} NOT_PERMITTED when the caller never was; the code of the denial when the object forbids it
 */
export async function authorizeOwner<On>(
  tenant: TenantDb<UserActor>,
  rule: Rule<On>,
  on: On,
  chance: StoredChance,
): Promise<void> {
  const denial = await denialForOwner(tenant, rule, on, chance);
  if (denial) throw new DomainError(denial.code, { names: denial.names });
}

/** @returns why the caller may not use a right of the owner, or null when it may */
export async function denialForOwner<On>(
  tenant: TenantDb<UserActor>,
  rule: Rule<On>,
  on: On,
  chance: StoredChance,
): Promise<Denial | null> {
  const denial = denialOf(tenant.actor, rule, on);
  return denial?.code === 'NOT_PERMITTED' ? ownerDenial(tenant, chance) : denial;
}

/** The denial for a caller who is not the owner. */
export async function ownerDenial(tenant: TenantDb<UserActor>, { id, owner }: StoredChance): Promise<Denial> {
  return (await hasOwned(tenant, id))
    ? { code: 'OWNER_CHANGED', names: [`${owner.firstname} ${owner.lastname}`] }
    : { code: 'NOT_PERMITTED', names: [] };
}
