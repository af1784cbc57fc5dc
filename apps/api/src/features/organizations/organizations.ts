import type {
  CostParameters,
  Organization,
  OrganizationSummary,
  organizationById,
  organizationList,
} from '@zuschlag/validation/organizations/organizations';
import type { z } from 'zod';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { pageOfRows, startOfPage } from '../../lists/paging.ts';
import {
  organizationCursor,
  organizationIds,
  organizationNames,
  organizationRow,
  organizationRows,
} from './organizations.store.ts';

/** The organizations of the tenant, the main organization first, then by name. */
export async function listOrganizations(work: UnitOfWork, input: z.output<typeof organizationList>) {
  const start = startOfPage(input, () => organizationCursor);
  const { isOperational = null, isOpen = null } = input.filters ?? {};
  const rows = await organizationRows(work, { isOperational, isOpen, ...start, limit: input.first + 1 });
  return pageOfRows(rows, input.first, toSummary, ({ rank, name, id }) => [rank, name, id]);
}

/** Every organization of the tenant, for events that concern all of them. */
export function everyOrganization(work: TenantDb): Promise<number[]> {
  return organizationIds(work);
}

/** An organization of the tenant. @throws {DomainError} NOT_FOUND when the tenant has no such organization */
export async function findOrganization(
  work: UnitOfWork,
  id: z.output<typeof organizationById>['id'],
): Promise<Organization> {
  const found = await organizationRow(work, id);
  if (!found) throw new DomainError('NOT_FOUND');
  const { costParameters, ...row } = found;
  return {
    ...toSummary(row),
    isMain: row.id === work.actor.mainOrganizationId,
    isClosed: row.closedAt !== null,
    ...versionedParameters(costParameters),
  };
}

/** @returns these organizations of the tenant, by their ids */
export async function organizationsById(
  tenant: TenantDb,
  ids: readonly number[],
): Promise<Map<number, OrganizationSummary>> {
  return new Map((await organizationNames(tenant, ids)).map((one) => [one.id, one]));
}

/** @returns the short names of these organizations, by their ids */
export async function shortNamesOf(tenant: TenantDb, ids: readonly number[]): Promise<Map<number, string>> {
  return new Map((await organizationNames(tenant, ids)).map(({ id, shortName }) => [id, shortName]));
}

/** @returns the parameters with their version, 0 before the first ones */
export function versionedParameters(row: (CostParameters & { version: number }) | null) {
  if (!row) return { advancedCostParameters: null, costParametersVersion: 0 };
  const { version, ...parameters } = row;
  return { advancedCostParameters: parameters, costParametersVersion: version };
}

function toSummary({ id, name, shortName, isOperational }: OrganizationSummary): OrganizationSummary {
  return { id, name, shortName, isOperational };
}
