import { calendarTerms } from '@zuschlag/i18n/calendar/calendar-messages';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import type { UnitOfWork } from '../../../context.ts';
import { dayOf } from '../../../database/date-columns.ts';
import type { CalendarEntry, CalendarScope } from '../../calendar-source.ts';
import { tasksInCalendar } from './due-tasks.store.ts';

const DAYS_BACK = 180;

/** Open tasks on the days they are due: of the actor, or of the Chances in the calendar that the actor may view. */
export async function tasksDueInCalendar(work: UnitOfWork, scope: CalendarScope): Promise<CalendarEntry[]> {
  const locale = work.actor.language === 'en' ? 'en' : 'de';
  const tasks = await tasksInCalendar(work, scope, daysAfter(work.today, -DAYS_BACK));
  return tasks.flatMap(({ id, title, deadline, version, updatedAt, chanceId, chance }) =>
    deadline === null
      ? []
      : {
          id: `task-${id}`,
          version,
          changedAt: updatedAt,
          day: dayOf(deadline),
          clock: null,
          title: `${calendarTerms.task[locale]}: ${title}`,
          details: [chance.shortNumber, chance.name],
          path: `/tender/${chanceId}/tasksboard`,
          isCancelled: false,
        },
  );
}
