import { feature } from '../feature.ts';
import { calendarRouter } from './calendar.router.ts';

/** Secret links by which calendars read the days that features state (`calendar`). */
export const calendar = feature('calendar', { router: calendarRouter });
