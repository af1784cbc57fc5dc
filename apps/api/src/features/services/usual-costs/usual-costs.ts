import { comparedFields, type UsualCosts } from '@zuschlag/validation/organizations/usual-costs';
import type { UnitOfWork } from '../../../context.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { costMedians } from './usual-costs.store.ts';

/**
 * What the tenant usually enters for cars and purchases, for those who see the Chance.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function readUsualCosts(work: UnitOfWork, chanceId: string): Promise<UsualCosts> {
  await requireChance(work, chanceId);
  const found = await costMedians(work);
  const medians = <Field extends string>(kind: keyof UsualCosts, fields: readonly Field[]) =>
    Object.fromEntries(
      fields.map((field) => [field, found.find((one) => one.kind === kind && one.field === field)?.median ?? null]),
    ) as Record<Field, number | null>;
  return { cars: medians('cars', comparedFields.cars), purchases: medians('purchases', comparedFields.purchases) };
}
