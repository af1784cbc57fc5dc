import type { ChancePriceWarning } from '@zuschlag/validation/services/warnings';
import type { UnitOfWork } from '../../../context.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { storedWarnings } from './warnings.store.ts';

/**
 * The warnings of the engine about the stored prices of a Chance, each once, with the services it concerns.
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
  const each = found.flatMap(({ warnings, province, ...service }) =>
    warnings.map(({ code, detail = null }) => ({ code, detail, province, service })),
  );
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
