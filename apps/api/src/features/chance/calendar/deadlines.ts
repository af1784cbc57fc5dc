import { calendarDeadlines, calendarTerms } from '@zuschlag/i18n/calendar/calendar-messages';
import { messageText } from '@zuschlag/i18n/messages/message';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import type { UnitOfWork } from '../../../context.ts';
import { dayOf } from '../../../database/date-columns.ts';
import type { CalendarEntry, CalendarScope } from '../../calendar-source.ts';
import { type ChanceWithDeadlines, chancesInCalendar } from './deadlines.store.ts';

const DAYS_BACK = 180;

type Deadline = keyof typeof calendarDeadlines;

/** The deadlines of the Chances of a calendar that the actor may view at this moment. */
export async function deadlinesInCalendar(work: UnitOfWork, scope: CalendarScope): Promise<CalendarEntry[]> {
  const { today, actor } = work;
  const chances = await chancesInCalendar(work, scope, { from: daysAfter(today, -DAYS_BACK), today });
  return chances.flatMap((chance) => deadlinesOf(chance, actor.language === 'en' ? 'en' : 'de'));
}

function deadlinesOf(chance: ChanceWithDeadlines, locale: 'de' | 'en'): CalendarEntry[] {
  const { id, version, updatedAt, name, shortNumber, customer } = chance;
  const days: [Deadline, Date | null, string | null][] = [
    ['questions', chance.questions, null],
    ['siteVisit', chance.siteVisit, null],
    ['participation', chance.participation, chance.participationTime],
    ['submission', chance.submission, chance.submissionTime],
    ['negotiation', chance.negotiation, chance.negotiationTime],
    ['finalOffer', chance.finalOffer, chance.finalOfferTime],
  ];
  return days.flatMap(([deadline, date, clock]) => {
    if (date === null) return [];
    const day = dayOf(date);
    const isCancelled = isOff(chance, day);
    const title = `${calendarDeadlines[deadline][locale]}: ${name}`;
    return {
      id: `${deadline}-${id}`,
      version,
      changedAt: updatedAt,
      day,
      clock,
      title: isCancelled ? `${calendarTerms.dropped[locale]}: ${title}` : title,
      details: [shortNumber, messageText(calendarTerms.customer, locale, { name: customer.name })],
      path: `/tender/${id}/details`,
      isCancelled,
    };
  });
}

/** A Chance that is not bid on or archived keeps no deadline; a lost one keeps those before the day of its outcome. */
function isOff({ state, archivedAt, closedAt }: ChanceWithDeadlines, day: string): boolean {
  if (archivedAt !== null || state === 'notbidding') return true;
  return state === 'lost' && closedAt !== null && day > berlinDayOf(closedAt);
}
