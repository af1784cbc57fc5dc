import { formatDateTime } from '@zuschlag/i18n/format';
import type { BriefOfChance, ChanceBrief } from '@zuschlag/validation/chance/brief';
import { printedPlace } from '@zuschlag/validation/chance/history/trail-place';
import type { UnitOfWork } from '../../context.ts';
import { trailHeadOf } from '../history/chain/trail.ts';
import { peopleById } from '../users/users.ts';
import { briefDocument } from './brief-document.ts';
import { briefFacts } from './brief-facts.ts';
import { mentionedIn, withNames } from './named-comments.ts';

/**
 * A Chance on one or two pages for a person who decides in a minute, with what the caller sees of it.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function briefOfChance(work: UnitOfWork, { chanceId, language }: BriefOfChance): Promise<ChanceBrief> {
  const facts = await briefFacts(work, chanceId);
  const people = await peopleById(work, [...new Set([work.actor.userId, ...mentionedIn(facts)])]);
  const me = people.find(({ id }) => id === work.actor.userId);
  const made = {
    person: me ? `${me.firstname} ${me.lastname}` : '',
    moment: formatDateTime(work.now, language),
    at: work.now,
    chainEnd: printedPlace(await trailHeadOf(work)),
  };
  return briefDocument(withNames(facts, people), language, made);
}
