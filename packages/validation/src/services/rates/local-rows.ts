import { type LocalHolidayId, localHolidayIds } from '../../vocabulary.ts';

const prefix = 'local';

/** The id of the row of a rate book that stands for a local holiday on a day. */
export function localHolidayRowId(holiday: LocalHolidayId, day: string): string {
  return `${prefix} ${holiday} ${day}`;
}

/** @returns the local holiday behind a row of a rate book; null for a row of a table */
export function localHolidayOfRow(id: string): LocalHolidayId | null {
  const [mark, holiday] = id.split(' ');
  return (mark === prefix && localHolidayIds.find((one) => one === holiday)) || null;
}
