import { calendarNames } from '@zuschlag/i18n/calendar/calendar-messages';
import { messageText } from '@zuschlag/i18n/messages/message';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type CallOrigin, runAsSystem } from '../../transaction.ts';
import type { CalendarScope, CalendarSource } from '../calendar-source.ts';
import { type FeedInUse, feedInUse, moveFeedUse, organizationName } from './calendar.store.ts';
import { parseFeedSecret } from './feed-secret.ts';
import { writeCalendar } from './write-calendar.ts';

const MINUTE_MS = 60_000;

/**
 * The calendar behind a secret address, with the rights that its owner has at this moment. A Chance that the owner may no
 * longer view leaves an empty calendar, so that programs forget what they showed.
 *
 * @param sources what each feature adds
 * @param address of the product, for links; null: none
 * @throws {DomainError} NOT_FOUND for an unknown or revoked address, and when the owner was removed
 */
export async function readCalendar(
  origin: Omit<CallOrigin, 'mainOrganizationId'>,
  { secret, sources, address }: { secret: string; sources: readonly CalendarSource[]; address: string | null },
): Promise<string> {
  const parsed = parseFeedSecret(secret);
  if (!parsed) throw new DomainError('NOT_FOUND');
  const { id, mainOrganizationId } = parsed;
  return runAsSystem({ ...origin, mainOrganizationId }, async (work) => {
    const feed = await feedInUse(work, id);
    if (!feed) throw new DomainError('NOT_FOUND');
    // To the minute is exact enough, and spares a write where programs fetch in turn.
    if (feed.lastUsedAt === null || origin.now.getTime() - feed.lastUsedAt.getTime() > MINUTE_MS)
      await moveFeedUse(work, id, origin.now);
    const own: UnitOfWork = { ...work, actor: feed.owner };
    const entries = [];
    for (const source of sources) entries.push(...(await source(own, scopeOf(feed))));
    return writeCalendar(await nameOf(own, feed), entries, address);
  });
}

function scopeOf({ kind, chanceId }: FeedInUse): CalendarScope {
  return kind === 'chance' ? { kind, chanceId: chanceId ?? '' } : { kind };
}

async function nameOf(work: UnitOfWork, { kind, owner }: FeedInUse): Promise<string> {
  const organization = kind === 'organization' ? await organizationName(work) : '';
  return messageText(calendarNames[kind], owner.language === 'en' ? 'en' : 'de', { organization });
}
