import type {
  ChangedChances,
  ChosenCause,
  StartedRecalculations,
  StartRecalculations,
} from '@zuschlag/validation/recalculations/recalculations';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { findChances, lockChances } from '../chance/find-chance.ts';
import { chancesOnChangedRates } from '../services/rates/changed-chances.ts';
import { planRuns } from './plans.ts';
import { startRuns } from './start.ts';

const SHOWN = 200;

/**
 * The open Chances of the caller that a cause concerns, and what `startRecalculations` would do with each of them now.
 * `tables`: their stored figures rest on changed table rows. `defaults`: their services carry cost parameters that were a
 * default of their organization and are it no longer. Chances in which the caller neither owns nor calculates anything are
 * left out.
 */
export async function readChangedChances(
  work: UnitOfWork,
  { cause = 'tables', most = SHOWN }: { cause?: ChosenCause; most?: number } = {},
): Promise<ChangedChances> {
  const planning = await planRuns(work, { cause });
  const ids = cause === 'tables' ? await chancesOnChangedRates(work) : planning.chanceIds;
  const shown = ids.slice(0, most);
  const find = await findChances(work, shown);
  const chances = shown.flatMap((id) => find(id) ?? []);
  return { chances: chances.map((chance) => planning.planOf(chance).shown), more: ids.length - shown.length };
}

/**
 * Calculates services of several Chances anew with the table rows of today, those that the caller may calculate; for
 * `defaults` those that follow the defaults of their organization, with the defaults of today. What is refused is named
 * and does not hold up the others.
 *
 * @throws {DomainError} NOT_FOUND when the caller does not see one of them
 */
export async function startRecalculations(
  work: UnitOfWork,
  { chanceIds, cause: chosen }: StartRecalculations,
): Promise<StartedRecalculations> {
  const ids = [...new Set(chanceIds)];
  const cause = chosen ?? 'tables';
  const find = await lockChances(work, ids);
  const { planOf } = await planRuns(work, { cause, chanceIds: ids });
  const plans = ids.map((id) => planOf(find(id) ?? notFound()));
  await startRuns(
    work,
    plans.flatMap(({ chance, organizationIds, serviceIds, shown }) =>
      shown.code === null
        ? [{ chanceId: chance.id, cause, contract: null, organizationIds, serviceIds, total: shown.services }]
        : [],
    ),
  );
  return { chances: plans.map(({ shown }) => shown) };
}

function notFound(): never {
  throw new DomainError('NOT_FOUND');
}
