/** Where the pages of a Chance are; the address says "tender", as people's bookmarks do. */
export function chancePaths(id: string) {
  const base = `/tender/${id}`;
  return {
    details: `${base}/details`,
    summary: `${base}/executivesummary`,
    bidDecisions: `${base}/biddecisions`,
    services: `${base}/services/all`,
    servicesOf: (organizationId: number) => `${base}/services/all?operationalOrganizationId=${organizationId}`,
    marginDecisions: `${base}/margindecisions`,
    submission: `${base}/submission`,
  };
}
