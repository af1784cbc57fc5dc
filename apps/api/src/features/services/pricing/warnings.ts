import type { ChancePriceWarning } from '@zuschlag/validation/services/warnings';
import type { UnitOfWork } from '../../../context.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { lowestPayGroups } from '../pay-groups/pay-groups.ts';
import { type ServiceWarnings, storedWarnings } from './warnings.store.ts';

/**
 * The warnings of the engine about the stored prices of a Chance, and those about wages below the lowest pay group that
 * is known of their organization, each once, with the services it concerns.
 *
 * @throws {DomainError} NOT_FOUND
 * @source docs/calculation.md, section 10
 */
export async function readWarnings(
  work: UnitOfWork,
  chanceId: string,
): Promise<{ chanceId: string; warnings: ChancePriceWarning[] }> {
  const chance = await requireChance(work, chanceId);
  const found = await storedWarnings(work, chance.id);
  const lowest = await lowestPayGroups(work, chance.id, [...new Set(found.map((one) => one.organizationId))]);
  const each = found.flatMap(({ id, name, organizationId, organization, ...about }) => {
    const service = { id, name, organizationId, organization };
    const group = lowest(organizationId, about.province);
    return [...about.warnings, ...warningOfWage(about, group)].map(({ code, detail = null }) => ({
      ...{ code, detail, province: about.province, service },
    }));
  });
  const alike = Map.groupBy(each, ({ code, detail, province }) => `${code} ${detail} ${province}`);
  return {
    chanceId,
    warnings: [...alike.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { service: _, ...warning } = first;
      return [{ ...warning, services: same.map(({ service }) => service) }];
    }),
  };
}

function warningOfWage(
  { hasOwnGuards, hourlyWage }: Pick<ServiceWarnings, 'hasOwnGuards' | 'hourlyWage'>,
  lowest: { name: string; hourlyWage: number } | null,
): ServiceWarnings['warnings'] {
  if (!lowest || !hasOwnGuards || hourlyWage >= lowest.hourlyWage) return [];
  return [{ code: 'WAGE_BELOW_LOWEST_GROUP', detail: `${lowest.name} ${lowest.hourlyWage.toFixed(2)}` }];
}
