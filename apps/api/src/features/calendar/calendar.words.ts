import type { Descriptions } from '../feature.ts';

export const calendarWords: Descriptions = {
  'Query.fetchCalendarFeeds': 'The links to calendars of the caller that are not revoked, the latest first.',
  'Mutation.createCalendarFeed':
    'Makes a link that a calendar subscribes to. It needs a session: an access token is refused. A repeated call revokes the first link and makes another one.',
  'Mutation.createCalendarFeed.kind': 'What it holds.',
  'Mutation.createCalendarFeed.tenderId': 'The Tender of the kind `chance`; left out for the others.',
  'Mutation.revokeCalendarFeed': 'Ends a link of the caller: the next fetch finds nothing. It needs a session.',
  'Mutation.revokeCalendarFeed.id': 'The link.',
  CalendarFeed: 'A link to a calendar. It shows what its owner views at the moment of each fetch.',
  CalendarFeeds: 'The links of the caller.',
  CreatedCalendarFeed: 'A new link, with its secret.',
  RevokedCalendarFeed: 'The link that was ended.',
  CalendarFeedKind:
    'What a calendar holds: the Tenders of its owner (mine), all that its owner views (organization), or one (chance).',
  'CalendarFeed.tenderName': 'The name of the Tender of the kind `chance`.',
  feeds: 'The links.',
  feed: 'The link.',
  'CalendarFeed.kind': 'What it holds.',
  'CalendarFeed.prefix': 'The first characters of the secret, by which its owner recognizes it.',
  'CalendarFeed.lastUsedAt': 'When a calendar read it last; null: never.',
  'CreatedCalendarFeed.path': 'The secret address, below that of the product. No later answer holds it.',
};
