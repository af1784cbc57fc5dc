import { feature } from '../feature.ts';
import { calendarRouter } from './calendar.router.ts';
import { calendarWords } from './calendar.words.ts';

/** Secret links by which calendars read the days that features state (`calendar`). */
export const calendar = feature('calendar', {
  router: calendarRouter,
  facade: {
    words: calendarWords,
    queries: { fetchCalendarFeeds: 'calendar.list' },
    mutations: { createCalendarFeed: 'calendar.create', revokeCalendarFeed: 'calendar.revoke' },
  },
});
