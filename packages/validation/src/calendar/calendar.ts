import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';

/**
 * What a feed holds. `mine`: the Chances that its owner owns. `organization`: those that its owner views. `chance`: one.
 */
export const calendarFeedKinds = ['mine', 'organization', 'chance'] as const;
export type CalendarFeedKind = (typeof calendarFeedKinds)[number];
const kind = () => z.enum(calendarFeedKinds).meta({ id: 'CalendarFeedKind' });

/** A link that a calendar subscribes to. It shows what its owner views at the moment of each fetch. */
export const calendarFeed = z
  .object({
    id: opaqueId(),
    kind: kind(),
    chanceId: opaqueId().nullable(),
    chanceName: z.string().nullable(),
    /** the first characters of the secret, by which its owner recognizes it */
    prefix: z.string(),
    createdAt: sentMoment(),
    lastUsedAt: sentMoment().nullable(),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.output<typeof calendarFeed>;

/** The feeds of the caller that are not revoked, the latest first. */
export const calendarFeeds = z.object({ feeds: z.array(calendarFeed) }).meta({ id: 'CalendarFeeds' });

/** `chanceId` belongs to the kind `chance` alone. */
export const createCalendarFeed = z
  .object({ kind: kind(), chanceId: opaqueId().nullish() })
  .refine((input) => (input.kind === 'chance') === Boolean(input.chanceId), { error: 'REQUIRED', path: ['chanceId'] });
export type CreateCalendarFeed = z.output<typeof createCalendarFeed>;

/** This answer alone contains `path`, the secret address below that of the product. */
export const createdCalendarFeed = z
  .object({ feed: calendarFeed, path: z.string() })
  .meta({ id: 'CreatedCalendarFeed' });

export const revokeCalendarFeed = z.object({ id: opaqueId() });
export const revokedCalendarFeed = z.object({ id: opaqueId() }).meta({ id: 'RevokedCalendarFeed' });
