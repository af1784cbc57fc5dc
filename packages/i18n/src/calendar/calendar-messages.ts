import type { CalendarFeedKind } from '@zuschlag/validation/calendar/calendar';
import type { calendarErrors } from '@zuschlag/validation/calendar/errors';
import type { ErrorMessagesOf, MessagesOf } from '../messages/message.ts';

export const calendarErrorMessages: ErrorMessagesOf<keyof typeof calendarErrors> = {
  TOO_MANY_FEEDS: {
    de: 'Sie haben schon 20 Kalender-Links. Widerrufen Sie zuerst einen.',
    en: 'You already have 20 calendar links. Revoke one first.',
  },
};

/** The name of a subscribed calendar, as programs show it. */
export const calendarNames: MessagesOf<CalendarFeedKind> = {
  mine: { de: 'Zuschlag: meine Chancen', en: 'Zuschlag: my Chances' },
  organization: { de: 'Zuschlag: {organization}', en: 'Zuschlag: {organization}' },
  chance: { de: 'Zuschlag: eine Chance', en: 'Zuschlag: one Chance' },
};

/** What a day of a Chance is about, in front of its name. */
export const calendarDeadlines: MessagesOf<
  'questions' | 'siteVisit' | 'participation' | 'submission' | 'negotiation' | 'finalOffer'
> = {
  questions: { de: 'Bieterfragen bis', en: 'Bidder questions until' },
  siteVisit: { de: 'Ortsbesichtigung', en: 'Site visit' },
  participation: { de: 'Teilnahmeantrag', en: 'Request to participate' },
  submission: { de: 'Abgabe', en: 'Submission' },
  negotiation: { de: 'Verhandlung', en: 'Negotiation' },
  finalOffer: { de: 'Letztes Angebot', en: 'Final offer' },
};

export const calendarTerms: MessagesOf<'customer' | 'dropped' | 'task'> = {
  customer: { de: 'Kunde: {name}', en: 'Customer: {name}' },
  dropped: { de: 'Entfällt', en: 'Cancelled' },
  task: { de: 'Aufgabe', en: 'Task' },
};
