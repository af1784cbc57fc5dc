import { pathTo } from '../../app/navigation/path-to.ts';

/** The addresses of the pages of scenarios. */
export function scenarioPaths(chanceId: string) {
  return {
    all: pathTo({ to: '/tender/$tenderId/scenarios', params: { tenderId: chanceId } }),
    one: (scenarioId: string) =>
      pathTo({ to: '/tender/$tenderId/scenarios/$scenarioId', params: { tenderId: chanceId, scenarioId } }),
    service: (scenarioId: string, serviceId: string) =>
      pathTo({
        to: '/tender/$tenderId/scenarios/$scenarioId/$serviceId',
        params: { tenderId: chanceId, scenarioId, serviceId },
      }),
  };
}
