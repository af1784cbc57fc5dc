import {
  type ErasedPerson,
  type ErasePerson,
  type ErasurePlan,
  erasedKinds,
  keptKinds,
  mostTexts,
  type NamingText,
  namings,
} from '@zuschlag/validation/administration/erasure';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { personRules } from '../people/people.policy.ts';
import type { StoredPerson } from '../people/people.store.ts';
import { listed, requirePerson, viewOf } from '../people/people.ts';
import {
  countsOf,
  eraseAccount,
  type FoundText,
  forgetSearchWords,
  lockErasures,
  namesOfChances,
  nextPseudonym,
  replaceName,
  textsNaming,
} from './erasure.store.ts';
import { type NamePatterns, patternsOf } from './name-patterns.ts';

/** Letters around the name in an excerpt. */
const around = 60;

/**
 * What the erasure of a person who left takes away, what stays under the id, and which texts that people wrote name the
 * person.
 *
 * @throws {DomainError} NOT_FOUND for a person who has not left or is erased
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager of the main organization
 */
export async function planErasure(work: UnitOfWork, userId: number): Promise<ErasurePlan> {
  const person = await requireErasable(work, userId);
  const patterns = patternsOf(person);
  const counts = await countsOf(work, userId, patterns.certain);
  const named = namingFirst(await textsNaming(work, userId, patterns.any), patterns);
  const found = named.filter((one) => !isReplacedUnasked(one));
  const shown = found.slice(0, mostTexts);
  const ids = [...new Set(shown.flatMap(({ text }) => text.chanceId ?? []))];
  const names = new Map((await namesOfChances(work, ids)).map(({ id, name }) => [id, name]));
  return {
    person: listed(work.actor, person),
    pseudonym: wordsOf(await nextPseudonym(work)),
    erased: erasedKinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })),
    kept: keptKinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })),
    texts: shown.map(({ text, naming }) => ({
      ...{ key: keyOf(text), place: `${text.table}.${text.column}`, naming, isFixed: text.isFixed },
      ...{ chanceId: text.chanceId, chanceName: (text.chanceId && names.get(text.chanceId)) ?? null },
      excerpt: excerptOf(text.value, patterns),
    })),
    unlisted: found.length - shown.length,
  };
}

/**
 * Erases a person who left, in one transaction: what the product wrote goes by itself, of what people wrote each text as
 * the Manager decided. The person stays under the id, with a pseudonym.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED as for the plan
 * @throws {DomainError} ERASURE_UNDECIDED when a text that names the person has no decision; nothing is erased then
 */
export async function erasePerson(work: UnitOfWork, { userId, decisions }: ErasePerson): Promise<ErasedPerson> {
  await requireErasable(work, userId);
  await lockErasures(work);
  const person = await requireErasable(work, userId);
  const patterns = patternsOf(person);
  const decided = new Map(decisions.map(({ key, isReplaced }) => [key, isReplaced]));
  const number = await nextPseudonym(work);
  const [firstname, lastname] = [former, String(number)];
  await eraseAccount(work, {
    userId,
    certain: patterns.certain,
    any: patterns.any,
    firstname,
    lastname,
    now: work.now,
  });
  const found = namingFirst(await textsNaming(work, userId, patterns.any), patterns);
  const open = found.filter(({ text, naming }) => !text.isFixed && naming !== 'firstname' && !decided.has(keyOf(text)));
  if (open.length > 0) throw new DomainError('ERASURE_UNDECIDED', { count: open.length });
  const replaced = found.filter(({ text }) => !text.isFixed && decided.get(keyOf(text)) === true);
  const replacement = { pattern: patterns.any, words: wordsOf(number) };
  for (const { text } of replaced) await replaceName(work, text, replacement);
  await forgetSearchWords(work, [person.firstname, person.lastname, person.email]);
  const left = found.length - replaced.length;
  await work.audit({
    ...{ entity: 'user', entityId: userId, action: 'erase' },
    after: { pseudonym: number, replaced: replaced.length, left },
  });
  await work.publish({ kind: 'peopleChanged', organizationId: person.organization.id });
  return { pseudonym: wordsOf(number), replaced: replaced.length, left };
}

const former = 'Ehemalige Person';
const wordsOf = (number: number) => `${former} ${number}`;

async function requireErasable(work: UnitOfWork, userId: number): Promise<StoredPerson> {
  const person = await requirePerson(work, userId);
  authorize(work.actor, personRules.erase, viewOf(person));
  return person;
}

type Naming = { text: FoundText; naming: NamingText['naming'] };

/** The surest first: those that are left out of a long list contain the first name alone. */
function namingFirst(texts: readonly FoundText[], patterns: NamePatterns): Naming[] {
  return texts
    .map((text) => ({ text, naming: patterns.namingOf(text.value) }))
    .toSorted(
      (one, other) =>
        namings.indexOf(one.naming) - namings.indexOf(other.naming) ||
        (one.text.chanceId ?? '').localeCompare(other.text.chanceId ?? '') ||
        keyOf(one.text).localeCompare(keyOf(other.text)),
    );
}

/** The product wrote it with the whole name or the address, so that the erasure replaces them without a question. */
function isReplacedUnasked({ text, naming }: Naming): boolean {
  return text.table === 'notification' && (naming === 'name' || naming === 'address');
}

function keyOf({ table, column, key, scenarioId }: FoundText): string {
  const sorted = Object.entries(key).toSorted(([one], [other]) => one.localeCompare(other));
  return JSON.stringify([table, column, Object.fromEntries(sorted), scenarioId]);
}

function excerptOf(value: string, { placeIn }: NamePatterns): string {
  const at = placeIn(value);
  const begin = Math.max(0, at - around);
  const piece = value.slice(begin, at + 2 * around);
  return `${begin > 0 ? '…' : ''}${piece}${begin + piece.length < value.length ? '…' : ''}`;
}
