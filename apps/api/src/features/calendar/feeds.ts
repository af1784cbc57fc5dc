import type { CalendarFeed, CreateCalendarFeed } from '@zuschlag/validation/calendar/calendar';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { claimKey, keepAnswer } from '../../idempotency/idempotency.ts';
import { requireChance } from '../chance/find-chance.ts';
import { countFeeds, feedsOf, insertFeed, revokeStoredFeed, type StoredFeed } from './calendar.store.ts';
import { newFeedSecret } from './feed-secret.ts';

// As much of the hash as a trail needs to name a feed.
const NAMED_OF_ID = 12;

/** The caller's own feeds that are not revoked, the latest first. */
export async function listFeeds(work: UnitOfWork): Promise<{ feeds: CalendarFeed[] }> {
  return { feeds: (await feedsOf(work)).map(toFeed) };
}

/**
 * Makes a link to a calendar that shows what the caller views at the moment of each fetch.
 *
 * @throws {DomainError} NOT_FOUND for a Chance that the caller may not view
 * @throws {DomainError} TOO_MANY_FEEDS when twenty of the caller's are good already
 */
export async function createFeed(
  work: UnitOfWork,
  { kind, chanceId }: CreateCalendarFeed,
): Promise<{ feed: CalendarFeed; path: string }> {
  const chance = chanceId ? await requireChance(work, chanceId) : null;
  if ((await countFeeds(work)) >= limits.calendarFeeds)
    throw new DomainError('TOO_MANY_FEEDS', { most: limits.calendarFeeds });
  const { value, id, prefix } = newFeedSecret(work.actor.mainOrganizationId);
  const feed = { id, kind, chanceId: chance?.id ?? null, prefix, createdAt: work.now };
  await insertFeed(work, feed);
  await work.audit({ entity: 'calendarFeed', entityId: nameOf(id), action: 'create', after: { kind } });
  return {
    feed: toFeed({ ...feed, chanceName: chance?.name ?? null, lastUsedAt: null }),
    path: `/calendar/${value}.ics`,
  };
}

/**
 * `createFeed` for a call that may be sent again. Its answer holds the secret and so is not kept like other answers: a
 * repeated call revokes the first feed, whose secret no client received, and creates another.
 *
 * @throws {DomainError} IDEMPOTENCY_KEY_REUSED
 */
export async function createFeedOnce(work: UnitOfWork, input: CreateCalendarFeed, key: string | null) {
  const earlier = key === null ? null : await claimKey(work, { key, procedure: 'calendar.create', input });
  if (earlier) await revokeStoredFeed(work, (earlier.answer as { id: string }).id, work.now);
  const created = await createFeed(work, input);
  if (key !== null) await keepAnswer(work, key, { id: created.feed.id });
  return created;
}

/**
 * Ends a feed of the caller's: the next fetch finds nothing.
 *
 * @throws {DomainError} NOT_FOUND also for a feed of another person, and for one that is revoked
 */
export async function revokeFeed(work: UnitOfWork, id: string): Promise<{ id: string }> {
  if (!(await revokeStoredFeed(work, id, work.now))) throw new DomainError('NOT_FOUND');
  await work.audit({ entity: 'calendarFeed', entityId: nameOf(id), action: 'revoke', before: {} });
  return { id };
}

function nameOf(id: string): string {
  return id.slice(0, NAMED_OF_ID);
}

function toFeed({ id, kind, chanceId, chanceName, prefix, createdAt, lastUsedAt }: StoredFeed): CalendarFeed {
  const moments = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
  return { id, kind, chanceId, chanceName, prefix, ...moments };
}
