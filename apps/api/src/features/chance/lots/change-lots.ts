import type { ChangedLot, ChangeLots } from '@zuschlag/validation/chance/lots';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { findOrCreateCustomer } from '../../customers/customers.ts';
import { changeCustomer } from '../details/change-customer.ts';
import { updateChance } from '../details/update-chance.ts';
import { requireChance } from '../find-chance.ts';
import type { StoredChance } from '../stored-chance.ts';
import { visibleLots } from './lots.ts';

/**
 * Changes the submission or the customer of several lots of one procedure. A lot that refuses stays as it is and is named
 * with the reason; the others change.
 *
 * @returns what became of each, in the order of the input
 * @throws {DomainError} NOT_FOUND for a Chance that the caller may not view, or that is no lot of the procedure of the first
 * @throws {DomainError} INVALID_INPUT for a customer that does not exist
 */
export async function changeLots(
  work: UnitOfWork,
  { chanceIds, versions, submission, submissionTime, customerId, customerName }: ChangeLots,
): Promise<{ lots: ChangedLot[] }> {
  const chances = await lotsTogether(work, chanceIds);
  const customer =
    customerId || customerName !== null
      ? await findOrCreateCustomer(work, { customerId, customerName }, 'customerId')
      : null;
  const deadline = { ...(submission ? { submission } : {}), ...(submissionTime ? { submissionTime } : {}) };
  const versionOf = new Map(chanceIds.map((id, at) => [id.toLowerCase(), versions?.[at]]));
  const results = new Map<string, ChangedLot>();
  // In the order of the ids, as everything that locks several Chances.
  for (const chance of chances.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const refusal = await refusalOf(async () => {
      const [chanceId, version] = [chance.id, versionOf.get(chance.id)];
      if (customer) await changeCustomer(work, { chanceId, customerId: customer, version });
      // A change of the customer has looked at the version and counted it up.
      const from = customer ? {} : { version };
      if (Object.keys(deadline).length > 0) await updateChance(work, { chanceId, input: { deadline }, ...from });
    });
    results.set(chance.id, { ...resultOf(chance), ...refusal });
  }
  return { lots: chances.flatMap(({ id }) => results.get(id) ?? []) };
}

async function lotsTogether(work: UnitOfWork, chanceIds: readonly string[]): Promise<StoredChance[]> {
  const first = await requireChance(work, chanceIds[0] ?? '');
  const siblings = new Map((await visibleLots(work, first.procedureId)).map((chance) => [chance.id, chance]));
  siblings.set(first.id, first);
  return [...new Set(chanceIds.map((id) => id.toLowerCase()))].map((id) => {
    const chance = siblings.get(id);
    if (!chance) throw new DomainError('NOT_FOUND');
    return chance;
  });
}

/** The verbs check everything before they write, so a refused lot is unchanged. */
async function refusalOf(change: () => Promise<void>): Promise<Pick<ChangedLot, 'code' | 'names'>> {
  try {
    await change();
    return { code: null, names: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, names: [...(error.details.names ?? [])] };
  }
}

function resultOf({ id, shortNumber, name, lotNumber }: StoredChance) {
  return { id, shortNumber, name, lotNumber };
}
