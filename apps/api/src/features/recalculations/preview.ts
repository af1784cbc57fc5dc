import type { ContractMove, ServiceInMove } from '@zuschlag/validation/recalculations/recalculations';
import type { UnitOfWork } from '../../context.ts';
import { requireChance } from '../chance/find-chance.ts';
import { cutToContract } from '../services/replace/cut-to-contract.ts';
import { servicesWithParts } from '../services/replace/replace-services.ts';

/**
 * What other contract days would do to the services of a Chance: which of their parts they cut, and which services would
 * have nothing left. Calculates nothing.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function previewContractMove(
  work: UnitOfWork,
  { chanceId, startDate, endDate }: { chanceId: string; startDate: string; endDate: string },
): Promise<ContractMove> {
  const chance = await requireChance(work, chanceId);
  const stored = await servicesWithParts(work, chance);
  const services = stored.map((service): ServiceInMove => {
    const { cuts, isEmpty } = cutToContract(service, { startDate, endDate });
    return {
      serviceId: service.id,
      serviceName: service.name,
      operationalOrganizationId: service.operationalOrganizationId,
      operationalOrganizationShortName: service.organization.shortName,
      revenue: service.revenue,
      effect: isEmpty ? 'fails' : cuts.length > 0 ? 'cut' : 'recalculated',
      cuts,
    };
  });
  const isWorthAsking = services.some(({ revenue, effect }) => (revenue ?? 0) > 0 || effect !== 'recalculated');
  return { chanceId, services, isWorthAsking };
}
