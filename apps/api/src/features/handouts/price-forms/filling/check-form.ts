import { servicesOfForm } from '@zuschlag/validation/handouts/price-forms/figures';
import type { CheckPriceForm, PriceFormCheck } from '@zuschlag/validation/handouts/price-forms/price-forms';
import type { UserActor } from '../../../../actor.ts';
import type { UnitOfWork } from '../../../../context.ts';
import { DomainError } from '../../../../errors.ts';
import { FileRefused } from '../../../../files/file-refused.ts';
import { type ParsingLimits, parseInWorker } from '../../../../files/parse-in-worker.ts';
import { authorize } from '../../../../policy/authorize.ts';
import { chanceRules } from '../../../chance/chance.policy.ts';
import { requireChance } from '../../../chance/find-chance.ts';
import { gatherFacts } from '../../facts/gather-facts.ts';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import { askedFilling, type CheckedFilling } from './asked-filling.ts';

export type CheckPiece = Pick<PriceFormCheck, 'cells' | 'notes'>;

const program = new URL('./check-program.ts', import.meta.url);
const limits: ParsingLimits = { seconds: 30, heapMegabytes: 512 };

/** A caller who reads what a check needs in a reading that ends before the workbook is opened. */
export type Checking = {
  actor: UserActor;
  inReading: <Result>(run: (work: UnitOfWork) => Promise<Result>) => Promise<Result>;
};

/**
 * What filling a customer's sheet would write, and what to know before: cells that stay empty, changed words beside a cell,
 * stale or unapproved prices. Nothing is kept. The checks of a person follow each other, and those that wait hold nothing.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, LOCKED, SERVICES_MISSING, INVALID_INPUT as for the file itself
 * @throws {DomainError} CONFLICT when the template or the document has another version than the caller names
 * @throws {DomainError} NO_WORKBOOK for a document that cannot be read
 * @throws {DomainError} RATE_LIMITED while too many checks of the caller wait
 */
export function checkPriceForm({ actor, inReading }: Checking, wish: CheckPriceForm): Promise<PriceFormCheck> {
  return inTurn(`${actor.mainOrganizationId} ${actor.userId}`, async () =>
    checked(await inReading((work) => readFilling(work, wish))),
  );
}

type ReadFilling = { facts: HandoutFacts; filling: CheckedFilling };

async function readFilling(work: UnitOfWork, { chanceId, filling: asked }: CheckPriceForm): Promise<ReadFilling> {
  const chance = await requireChance(work, chanceId);
  authorize(work.actor, chanceRules.openCalculation, chance);
  const filling = await askedFilling(work, chance, asked);
  const facts = await gatherFacts(work, {
    ...{ chanceId: chance.id, kind: 'customerSheet', format: 'xlsx', language: work.actor.language },
    question: { serviceIds: null, tariffWage: null, filling },
  });
  return { facts, filling };
}

async function checked({ facts, filling }: ReadFilling): Promise<PriceFormCheck> {
  const pieces: CheckPiece[] = [];
  try {
    await parseInWorker<CheckPiece>({ program, input: facts, limits }, (piece) => void pieces.push(piece));
  } catch (error) {
    if (error instanceof FileRefused) throw new DomainError('NO_WORKBOOK');
    throw error;
  }
  const [piece] = pieces;
  if (!piece) throw new DomainError('NO_WORKBOOK');
  const chosen = new Map(filling.services.map(({ name, serviceId }) => [name, serviceId]));
  const services = servicesOfForm(filling.cells).map((name) => ({ name, serviceId: chosen.get(name) ?? null }));
  const { priceFormVersion, documentVersion } = filling;
  return { ...piece, services, priceFormVersion, documentVersion };
}

/** The most checks of a person, the running one among them: a person who changes a choice asks for the next one. */
const MOST_IN_LINE = 6;
const RETRY_SECONDS = 10;
const lines = new Map<string, { length: number; last: Promise<unknown> }>();

/** @param person whose earlier checks end first */
async function inTurn<Result>(person: string, run: () => Promise<Result>): Promise<Result> {
  const line = lines.get(person) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= MOST_IN_LINE) throw new DomainError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
  line.length += 1;
  lines.set(person, line);
  const turn = line.last.then(run);
  line.last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(person);
  }
}
