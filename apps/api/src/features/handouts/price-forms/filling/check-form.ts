import { servicesOfForm } from '@zuschlag/validation/handouts/price-forms/figures';
import type { CheckPriceForm, PriceFormCheck } from '@zuschlag/validation/handouts/price-forms/price-forms';
import type { UnitOfWork } from '../../../../context.ts';
import { DomainError } from '../../../../errors.ts';
import { FileRefused } from '../../../../files/file-refused.ts';
import { type ParsingLimits, parseInWorker } from '../../../../files/parse-in-worker.ts';
import { authorize } from '../../../../policy/authorize.ts';
import { chanceRules } from '../../../chance/chance.policy.ts';
import { requireChance } from '../../../chance/find-chance.ts';
import { gatherFacts } from '../../facts/gather-facts.ts';
import { askedFilling } from './asked-filling.ts';

export type CheckPiece = Pick<PriceFormCheck, 'cells' | 'notes'>;

const program = new URL('./check-program.ts', import.meta.url);
const limits: ParsingLimits = { seconds: 30, heapMegabytes: 512 };

/**
 * What filling a customer's sheet would write, and what to know before: cells that stay empty, changed words beside a cell,
 * stale or unapproved prices. Nothing is kept.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, LOCKED, SERVICES_MISSING, INVALID_INPUT as for the file itself
 * @throws {DomainError} NO_WORKBOOK for a document that cannot be read
 */
export async function checkPriceForm(
  work: UnitOfWork,
  { chanceId, filling: asked }: CheckPriceForm,
): Promise<PriceFormCheck> {
  const chance = await requireChance(work, chanceId);
  authorize(work.actor, chanceRules.openCalculation, chance);
  const filling = await askedFilling(work, chance, asked);
  const facts = await gatherFacts(work, {
    ...{ chanceId: chance.id, kind: 'customerSheet', format: 'xlsx', language: work.actor.language },
    question: { serviceIds: null, tariffWage: null, filling },
  });
  const pieces: CheckPiece[] = [];
  try {
    await parseInWorker<CheckPiece>({ program, input: facts, limits }, (piece) => void pieces.push(piece));
  } catch (error) {
    if (error instanceof FileRefused) throw new DomainError('NO_WORKBOOK');
    throw error;
  }
  const [checked] = pieces;
  if (!checked) throw new DomainError('NO_WORKBOOK');
  const chosen = new Map(filling.services.map(({ name, serviceId }) => [name, serviceId]));
  const services = servicesOfForm(filling.cells).map((name) => ({ name, serviceId: chosen.get(name) ?? null }));
  return { ...checked, services };
}
