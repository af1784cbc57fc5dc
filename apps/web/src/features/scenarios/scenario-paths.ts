import { pathTo } from '../../app/navigation/path-to.ts';

/** Stands in the address in the place of a service while a new one is typed. */
export const newServiceId = 'new';

/** The addresses of the pages of scenarios. */
export function scenarioPaths(chanceId: string) {
  return {
    all: pathTo({ to: '/tender/$tenderId/scenarios', params: { tenderId: chanceId } }),
    one: (scenarioId: string) =>
      pathTo({ to: '/tender/$tenderId/scenarios/$scenarioId', params: { tenderId: chanceId, scenarioId } }),
    newService: (scenarioId: string, isMobile: boolean) =>
      pathTo({
        to: '/tender/$tenderId/scenarios/$scenarioId/$serviceId',
        params: { tenderId: chanceId, scenarioId, serviceId: newServiceId },
        search: isMobile ? { mobile: true } : {},
      }),
    service: (scenarioId: string, serviceId: string) =>
      pathTo({
        to: '/tender/$tenderId/scenarios/$scenarioId/$serviceId',
        params: { tenderId: chanceId, scenarioId, serviceId },
      }),
  };
}
