import { setImmediate as breathe } from 'node:timers/promises';
import { type CompiledRateBook, compileRateBook, type ServiceInput } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import { paidBySteps, rowsOfEntered, type TariffStep, tariffStep } from '@zuschlag/calc-engine/services/tariff-step';
import { DomainError } from '../../../errors.ts';
import { bookOf } from '../../configuration/rates/rate-book.ts';
import { attempt } from '../../services/pricing/calculate.ts';
import { engineInputOf } from '../../services/pricing/engine-input.ts';
import type { StoredService } from '../../services/stored-service.ts';
import { type ConcernedService, isBound } from './effect.store.ts';
import type { StepFacts } from './step-facts.ts';

/** A service with what a tariff step does to it; null without a price without or with the draft. */
export type SteppedService = { service: ConcernedService; stored: StoredService; stepped: TariffStep | null };

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
      found.push({ service, stored, stepped: books && calculated(stored, service, books, from) });
      if (performance.now() - since < breatheAfterMs) continue;
      await breathe();
      since = performance.now();
    }
  }
  return found;
}

function groupOf({ organizationId, province, startDate, endDate, localHolidays }: ConcernedService): string {
  return [organizationId, province, startDate, endDate, ...localHolidays].join(' ');
}

type Books = { before: CompiledRateBook; after: CompiledRateBook };

function booksOf(group: readonly ConcernedService[], { tables, inputs, step }: StepFacts): Books | null {
  const [first] = group;
  if (!first) return null;
  const { before, after } = tables(first);
  const ofDraft = new Set(step.rows.map(({ id }) => id));
  const entered = group.flatMap((service) => {
    const stored = inputs.get(service.id);
    const input = stored && !stored.wageFollowsTable ? inputOf(stored, service) : null;
    return input ? rowsOfEntered(input, after.wages, ({ id }) => id !== undefined && ofDraft.has(id)) : [];
  });
  // Services of one pay group and wage are paid by the same rows.
  const once = new Map(entered.map((row) => [`${row.payGroup} ${row.activeFrom}`, row]));
  const compiled = (wages: typeof after.wages) => {
    const book = rateBookFromWire(bookOf({ ...after, wages }, first, first.localHolidays));
    return compileRateBook({ ...book, wages: [...(book.wages ?? []), ...once.values()] });
  };
  return { before: compiled(before.wages), after: compiled(after.wages) };
}

function calculated(stored: StoredService, service: ConcernedService, books: Books, from: string): TariffStep | null {
  const input = inputOf(stored, service);
  if (!input) return null;
  const clause = isBound(service.state) ? service.escalationClause : null;
  return attempt(input, () =>
    tariffStep({
      before: { input, book: books.before },
      after: { input: stored.wageFollowsTable ? input : paidBySteps(input), book: books.after },
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
