import type { WageRow } from '@zuschlag/calc-engine/rates/wage-row';
import { isOfMainOrganization, type UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { type StoredWage, wagesOf } from './wage-table.store.ts';

/** Whether a person may see the wages of an organization, those of its own rows and those of its services. */
export function knowsWagesOf(actor: UserActor, organizationId: number): boolean {
  return isOfMainOrganization(actor) || actor.organizationId === organizationId;
}

type FollowingWage = { wageFollowsTable: boolean; payGroup: string };

/**
 * Keeps people from reading the wages of an organization off the figures of services that follow its table.
 *
 * @param before the service as it was; null for a new one
 * @throws {DomainError} NOT_PERMITTED for a change of the switch, or of the pay group of a service that follows the table,
 * by a person who does not know the wages of the organization
 */
export function requireKnownWages(
  actor: UserActor,
  organizationId: number,
  before: FollowingWage | null,
  after: FollowingWage,
): void {
  if (knowsWagesOf(actor, organizationId)) return;
  const isSwitched = (before?.wageFollowsTable ?? false) !== after.wageFollowsTable;
  const isRegrouped = after.wageFollowsTable && before?.payGroup !== after.payGroup;
  if (isSwitched || isRegrouped) throw new DomainError('NOT_PERMITTED');
}

/**
 * The rows of the wage table that may count for each organization; none for an organization whose wages the actor does
 * not know, because its own rows might go before those for all.
 */
export async function wageTablesOf(
  tenant: TenantDb<UserActor>,
  organizationIds: readonly number[],
): Promise<(organizationId: number) => WageRow[]> {
  const { actor } = tenant;
  const known = organizationIds.filter((id) => knowsWagesOf(actor, id));
  const rows = known.length === 0 ? [] : await wagesOf(tenant, known);
  return (id) => (known.includes(id) ? seenFrom(rows, id, actor.mainOrganizationId) : []);
}

/** The rows that may count for an organization. */
export function seenFrom(rows: readonly StoredWage[], organizationId: number, mainOrganizationId: number): WageRow[] {
  return rows
    .filter(({ organizationId: of }) => of === organizationId || of === mainOrganizationId)
    .map(({ organizationId: of, ...row }) => ({ ...row, isOwn: of === organizationId }));
}
