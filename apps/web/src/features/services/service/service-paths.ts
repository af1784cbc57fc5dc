import { pathTo } from '../../../app/navigation/path-to.ts';

/** The addresses of the pages of services, with the organization. */
export function servicePaths(chanceId: string, organizationId?: number) {
  const search = organizationId === undefined ? {} : { operationalOrganizationId: organizationId };
  return {
    newPermanent: pathTo({ to: '/tender/$tenderId/services/permanent/new', params: { tenderId: chanceId }, search }),
    newMobile: pathTo({ to: '/tender/$tenderId/services/mobile/new', params: { tenderId: chanceId }, search }),
    recreateMobile: (replaces: string) =>
      pathTo({
        to: '/tender/$tenderId/services/mobile/new',
        params: { tenderId: chanceId },
        search: { ...search, replaces },
      }),
    mobile: (serviceId: string) =>
      pathTo({ to: '/tender/$tenderId/services/mobile/$serviceId', params: { tenderId: chanceId, serviceId } }),
    permanent: (serviceId: string) =>
      pathTo({ to: '/tender/$tenderId/services/permanent/$serviceId', params: { tenderId: chanceId, serviceId } }),
  };
}

/** Reads the organization out of an address; undefined for all but a positive whole number. */
export function readOrganization(search: Record<string, unknown>): { operationalOrganizationId?: number } {
  const id = Number(search.operationalOrganizationId);
  return Number.isInteger(id) && id > 0 ? { operationalOrganizationId: id } : {};
}
