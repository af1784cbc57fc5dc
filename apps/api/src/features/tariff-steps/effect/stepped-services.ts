import { setImmediate as breathe } from 'node:timers/promises';
import { type CompiledRateBook, compileRateBook, type ServiceInput, type WageRow } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import {
  enteredGroup,
  paidBySteps,
  rowsOfEntered,
  type TariffStep,
  tariffStep,
} from '@zuschlag/calc-engine/services/tariff-step';
import { DomainError } from '../../../errors.ts';
import { bookOf } from '../../configuration/rates/rate-book.ts';
import { attempt } from '../../services/pricing/calculate.ts';
import { engineInputOf } from '../../services/pricing/engine-input.ts';
import type { StoredService } from '../../services/stored-service.ts';
import { type ConcernedService, isBound } from './effect.store.ts';
import { pricedOtherwise } from './priced-otherwise.ts';
import type { StepFacts } from './step-facts.ts';

export type SteppedService = {
  service: ConcernedService;
  stored: StoredService;
  /** what the tariff step does to it; null without a price without or with the draft */
  stepped: TariffStep | null;
  /** whether its price was calculated from another wage than the one without the tariff step */
  isPricedOtherwise: boolean;
};

/** So long other work waits at most, apart from the one service that is calculated. */
const breatheAfterMs = 15;

/**
 * Calculates services without and with the rows of a tariff step, one rate book for all that share their contract days and
 * place, and lets other work go on in between.
 */
export async function steppedServices(facts: StepFacts): Promise<SteppedService[]> {
  const { from, services, inputs } = facts;
  if (from === null) return [];
  const found: SteppedService[] = [];
  let since = performance.now();
  for (const group of Map.groupBy(services, groupOf).values()) {
    const books = booksOf(group, facts);
    for (const service of group) {
      const stored = inputs.get(service.id);
      // Removed since the services were counted.
      if (!stored) continue;
      const stepped = books && calculated(stored, service, books, from);
      const { wages } = facts.tables(service).before;
      const isPricedOtherwise = stepped !== null && pricedOtherwise(service, stored, stepped, wages);
      found.push({ service, stored, stepped, isPricedOtherwise });
      if (performance.now() - since < breatheAfterMs) continue;
      await breathe();
      since = performance.now();
    }
  }
  return found;
}

function groupOf({ organizationId, province, startDate, endDate, state, localHolidays }: ConcernedService): string {
  return [organizationId, province, startDate, endDate, isBound(state), ...localHolidays].join(' ');
}

type Books = {
  before: CompiledRateBook;
  after: CompiledRateBook;
  /** the pay groups of entered wages that rows of the table raise already */
  raised: ReadonlySet<string>;
};

function booksOf(group: readonly ConcernedService[], { tables, inputs, step }: StepFacts): Books | null {
  const [first] = group;
  if (!first) return null;
  const { before, after } = tables(first);
  const ofDraft = new Set(step.rows.map(({ id }) => id));
  const isOfDraft = ({ id }: WageRow) => id !== undefined && ofDraft.has(id);
  // What began since a bound price was calculated is paid already; an open price is calculated from the entered wage.
  const isPaid = ({ activeFrom }: WageRow) => isBound(first.state) && activeFrom >= first.startDate;
  // Services of one pay group and wage are paid by the same rows.
  const entered = new Map<string, ServiceInput>();
  for (const service of group) {
    const stored = inputs.get(service.id);
    const input = stored && !stored.wageFollowsTable ? inputOf(stored, service) : null;
    if (input) entered.set(enteredGroup(input.hourlyWage, input.payGroup ?? ''), input);
  }
  const compiled = (wages: typeof after.wages, steps: readonly WageRow[]) => {
    const book = rateBookFromWire(bookOf({ ...after, wages }, first, first.localHolidays));
    return compileRateBook({ ...book, wages: [...(book.wages ?? []), ...steps] });
  };
  const paid = [...entered.values()].map((input) => rowsOfEntered(input, before.wages, isPaid));
  const stepped = [...entered.values()].flatMap((input) =>
    rowsOfEntered(input, after.wages, (row) => isOfDraft(row) || isPaid(row)),
  );
  const isRaised = ([one, other]: readonly WageRow[]) => other !== undefined || one?.id !== 'entered';
  return {
    before: compiled(before.wages, paid.flat()),
    after: compiled(after.wages, stepped),
    raised: new Set(paid.filter(isRaised).map(([one]) => one?.payGroup ?? '')),
  };
}

function calculated(stored: StoredService, service: ConcernedService, books: Books, from: string): TariffStep | null {
  const input = inputOf(stored, service);
  if (!input) return null;
  const clause = isBound(service.state) ? service.escalationClause : null;
  const { before: book, after, raised } = books;
  const isRaised = !stored.wageFollowsTable && raised.has(enteredGroup(input.hourlyWage, input.payGroup ?? ''));
  return attempt(input, () =>
    tariffStep({
      before: { input: isRaised ? paidBySteps(input) : input, book },
      after: { input: stored.wageFollowsTable ? input : paidBySteps(input), book: after },
      ...(isRaised && { price: { input, book } }),
      ...{ from, clause },
    }),
  ).result;
}

/** @returns null for a kind of service that cannot be calculated */
function inputOf(stored: StoredService, service: ConcernedService): ServiceInput | null {
  try {
    return engineInputOf(stored, service);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
