import { pathTo } from '../../../app/navigation/path-to.ts';

/** Where the pages of a Chance are; the address says "tender", as people's bookmarks do. */
export function chancePaths(id: string) {
  const params = { tenderId: id };
  return {
    details: pathTo({ to: '/tender/$tenderId/details', params }),
    summary: pathTo({ to: '/tender/$tenderId/executivesummary', params }),
    bidDecisions: pathTo({ to: '/tender/$tenderId/biddecisions', params }),
    services: pathTo({ to: '/tender/$tenderId/services/all', params }),
    servicesOf: (operationalOrganizationId: number) =>
      pathTo({ to: '/tender/$tenderId/services/all', params, search: { operationalOrganizationId } }),
    marginDecisions: pathTo({ to: '/tender/$tenderId/margindecisions', params }),
    submission: pathTo({ to: '/tender/$tenderId/submission', params }),
  };
}
