import {
  calendarFeeds,
  createCalendarFeed,
  createdCalendarFeed,
  revokeCalendarFeed,
  revokedCalendarFeed,
} from '@zuschlag/validation/calendar/calendar';
import { router, signedIn } from '../../trpc.ts';
import { requireSession } from '../accounts/sessions.ts';
import { createFeedOnce, listFeeds, revokeFeed } from './feeds.ts';

/** Links to calendars. A token for programs may see which there are, but neither make nor end one. */
export const calendarRouter = router({
  list: signedIn.output(calendarFeeds).query(({ ctx }) => listFeeds(ctx)),
  create: signedIn
    .meta({ hasSecretAnswer: true })
    .input(createCalendarFeed)
    .output(createdCalendarFeed)
    .mutation(({ ctx, input }) => {
      requireSession(ctx.token);
      return createFeedOnce(ctx, input, ctx.idempotencyKey);
    }),
  revoke: signedIn
    .input(revokeCalendarFeed)
    .output(revokedCalendarFeed)
    .mutation(({ ctx, input }) => {
      requireSession(ctx.token);
      return revokeFeed(ctx, input.id);
    }),
});
