import type { TariffStepLetter, TariffStepLetterByChance } from '@zuschlag/validation/tariff-steps/letters';
import type { UnitOfWork } from '../../../context.ts';
import { isBound } from '../effect/effect.store.ts';
import { letterOfChance } from '../effect/letter-of-chance.ts';
import { readStepFacts, type StepFacts } from '../effect/step-facts.ts';
import { type SteppedService, steppedServices } from '../effect/stepped-services.ts';
import { inCents, letterLines } from './letter-lines.ts';
import { type LetterHead, letterHeads } from './letters.store.ts';

type InTransaction = <Result>(run: (work: UnitOfWork) => Promise<Result>) => Promise<Result>;
type Read = { facts: StepFacts; heads: ReadonlyMap<string, LetterHead> };

/**
 * What the letter to the customer of a bound contract says about the price by its clause. No transaction is open while it
 * calculates.
 *
 * @returns null for a contract whose price the clause does not move, and where one of the figures is not sure
 * @throws {DomainError} NOT_FOUND for the tariff step
 */
export async function tariffStepLetter(
  inTransaction: InTransaction,
  { id, chanceId }: TariffStepLetterByChance,
): Promise<TariffStepLetter | null> {
  const [letter] = await lettersOf(await inTransaction((work) => read(work, id, chanceId)));
  return letter ?? null;
}

/**
 * The letters of a tariff step, one of each contract that was won and whose price its clause moves. A letter about an offer
 * is made one by one only.
 *
 * @param most services at most; a contract that is cut by that has no letter
 * @returns also how many services were left out
 * @throws {DomainError} NOT_FOUND
 */
export async function lettersOfStep(
  inTransaction: InTransaction,
  id: string,
  most?: number,
): Promise<{ letters: TariffStepLetter[]; omitted: number }> {
  const found = await inTransaction((work) => read(work, id, null, most));
  const letters = await lettersOf(found);
  return { letters: letters.filter(({ isOffer }) => !isOffer), omitted: found.facts.omitted };
}

async function read(work: UnitOfWork, id: string, chanceId: string | null, most?: number): Promise<Read> {
  const facts = await readStepFacts(work, id, chanceId, most);
  const bound = facts.services.filter(({ state, escalationClause }) => isBound(state) && escalationClause !== null);
  const chanceIds = [...new Set(bound.map((service) => service.chanceId))];
  const heads = chanceIds.length > 0 ? await letterHeads(work, chanceIds) : [];
  return { facts: { ...facts, services: bound }, heads: new Map(heads.map((head) => [head.chanceId, head])) };
}

async function lettersOf({ facts, heads }: Read): Promise<TariffStepLetter[]> {
  const services = await steppedServices(facts);
  return [...Map.groupBy(services, ({ service }) => service.chanceId)].flatMap(([chanceId, ofChance]) => {
    const head = heads.get(chanceId);
    return head ? (letterOf(facts, head, ofChance) ?? []) : [];
  });
}

function letterOf(facts: StepFacts, head: LetterHead, services: readonly SteppedService[]): TariffStepLetter | null {
  const { step, from, tables } = facts;
  const [first] = services;
  if (!first || from === null || first.service.escalationClause === null) return null;
  const lines = letterLines(services, tables);
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    inCents(lines.reduce((total, line) => total + of(line), 0));
  const added = sum((line) => line.added);
  const changed = lines.filter(({ change }) => change !== 0).map((line) => line.from);
  if (!letterOfChance(facts, services, added).hasLetter) return null;
  const { shortNumber, name, state, customer, endDate, escalationClause, others } = first.service;
  const { startDate, referenceNumber, lotNumber, lotTitle, contactName, sender, address, city } = head;
  return {
    ...{ id: step.id, chanceId: head.chanceId, isDraft: step.realSince === null },
    ...{
      shortNumber,
      name,
      isOffer: state !== 'won',
      isPartial: others > 0,
      referenceNumber,
      startDate,
      endDate,
      sender,
      escalationClause,
    },
    lot: [lotNumber, lotTitle].filter(Boolean).join(' · ') || null,
    recipient: { name: customer, contact: contactName, address, city },
    from: from > startDate ? from : startDate,
    changedFrom: changed.sort()[0] ?? from,
    ...{ lines, priceBefore: sum((line) => line.priceBefore), added, priceAfter: sum((line) => line.priceAfter) },
  };
}
