import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { denialOf } from '../../policy/authorize.ts';
import { chanceRules } from './chance.policy.ts';
import {
  chanceById,
  chancesById,
  lockChanceRow,
  lockChanceRowOf,
  lockChanceRows,
  type PartOfChance,
} from './chance.store.ts';
import { requireAtRest } from './lifecycle/locks.ts';
import type { StoredChance } from './stored-chance.ts';

/**
 * The Chance the actor may view. What it may not view does not exist for it; the system sees its whole tenant.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function requireChance(tenant: TenantDb<Actor>, id: string): Promise<StoredChance> {
  const chance = await chanceById(tenant, id);
  if (!chance || !mayView(tenant.actor, chance)) throw new DomainError('NOT_FOUND');
  return chance;
}

/** Several Chances the actor may view, in one reading. @returns a function that finds one; undefined: not for this actor */
export async function findChances(
  tenant: TenantDb,
  ids: readonly string[],
): Promise<(id: string) => StoredChance | undefined> {
  const chances = (await chancesById(tenant, ids)).filter((chance) => mayView(tenant.actor, chance));
  const chanceById = new Map(chances.map((chance) => [chance.id, chance]));
  return (id) => chanceById.get(id.toLowerCase());
}

/**
 * The same Chance, locked until the transaction ends. Every change to a Chance, its groups or its services begins here,
 * so that organizations that act at the same moment act one after the other, each on what the other left.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} LOCKED while its services are calculated anew
 */
export async function lockChance(tenant: TenantDb<Actor>, id: string): Promise<StoredChance> {
  const chance = await lockChanceOfRun(tenant, id);
  requireAtRest(tenant.actor, chance);
  return chance;
}

/** The same for the run that calculates its services. @throws {DomainError} NOT_FOUND */
export async function lockChanceOfRun(tenant: TenantDb<Actor>, id: string): Promise<StoredChance> {
  // One message; the second statement sees what was committed while the first waited for the lock.
  const [locked, chance] = await Promise.all([lockChanceRow(tenant, id), requireChance(tenant, id)]);
  if (!locked) throw new DomainError('NOT_FOUND');
  return chance;
}

/** Locks several Chances, in one order for all callers. @returns a function that finds one the actor may view */
export async function lockChances(
  tenant: TenantDb,
  ids: readonly string[],
): Promise<(id: string) => StoredChance | undefined> {
  const [, find] = await Promise.all([lockChanceRows(tenant, ids), findChances(tenant, ids)]);
  return find;
}

/**
 * A Chance whose row the caller has locked by a part of it.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} LOCKED while its services are calculated anew
 */
export async function requireLockedChance(tenant: TenantDb, id: string): Promise<StoredChance> {
  const chance = await requireChance(tenant, id);
  requireAtRest(tenant.actor, chance);
  return chance;
}

/**
 * The same lock for a caller that knows only a part of the Chance.
 *
 * @returns the id of the Chance
 * @throws {DomainError} NOT_FOUND when the tenant has no such part
 */
export async function lockChanceOf(tenant: TenantDb, part: PartOfChance, id: string): Promise<string> {
  const chanceId = await lockChanceRowOf(tenant, part, id);
  if (!chanceId) throw new DomainError('NOT_FOUND');
  return chanceId;
}

function mayView(actor: Actor, chance: StoredChance): boolean {
  return actor.kind === 'system' || denialOf(actor, chanceRules.view, chance) === null;
}
