import { as } from '../../../testing/scenario.ts';
import { type Ceilings, hidden, type MakeThings, type Verdicts, without } from '../../../testing/verdicts.ts';
import { createFeed, listFeeds } from '../feeds.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a calendar feed of the manager of the main organization */
    calendarFeedId: string;
  }
}

export const things: MakeThings<'calendarFeedId'> = async (tenant) => {
  // Many sets are made for one person, who may have only some feeds.
  const feed = await as(tenant, tenant.people.holdingManager, async (work) => {
    const [existing] = (await listFeeds(work)).feeds;
    return existing ?? (await createFeed(work, { kind: 'mine' })).feed;
  });
  return { calendarFeedId: feed.id };
};

export const verdicts: Verdicts = {
  'calendar.list': without(),
  'calendar.create': hidden(({ chanceId }) => ({ kind: 'chance', chanceId })),
  'calendar.revoke': hidden(({ calendarFeedId }) => ({ id: calendarFeedId })),
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = { 'calendar.list': 2, 'calendar.create': 10, 'calendar.revoke': 4 };
