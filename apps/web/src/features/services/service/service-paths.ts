/** The addresses of the pages of services, with the organization. */
export function servicePaths(chanceId: string, organizationId?: number) {
  const base = `/tender/${chanceId}/services`;
  const query = organizationId === undefined ? '' : `?operationalOrganizationId=${organizationId}`;
  return {
    newPermanent: `${base}/permanent/new${query}`,
    permanent: (serviceId: string) => `${base}/permanent/${serviceId}`,
  };
}

/** Reads the organization out of an address; undefined for all but a positive whole number. */
export function readOrganization(search: Record<string, unknown>): { operationalOrganizationId?: number } {
  const id = Number(search.operationalOrganizationId);
  return Number.isInteger(id) && id > 0 ? { operationalOrganizationId: id } : {};
}
