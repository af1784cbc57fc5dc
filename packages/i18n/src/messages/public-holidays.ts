import type { PublicHolidayId } from '@zuschlag/validation/vocabulary';
import type { MessagesOf } from './message.ts';

/** The legal holidays by the names of the holiday acts. */
export const publicHolidayNames: MessagesOf<PublicHolidayId> = {
  newYear: { de: 'Neujahr', en: "New Year's Day" },
  epiphany: { de: 'Heilige Drei Könige', en: 'Epiphany' },
  womensDay: { de: 'Internationaler Frauentag', en: "International Women's Day" },
  goodFriday: { de: 'Karfreitag', en: 'Good Friday' },
  easterSunday: { de: 'Ostersonntag', en: 'Easter Sunday' },
  easterMonday: { de: 'Ostermontag', en: 'Easter Monday' },
  labourDay: { de: 'Tag der Arbeit', en: 'Labour Day' },
  liberationDay: { de: 'Tag der Befreiung', en: 'Liberation Day' },
  ascension: { de: 'Christi Himmelfahrt', en: 'Ascension Day' },
  whitSunday: { de: 'Pfingstsonntag', en: 'Whit Sunday' },
  whitMonday: { de: 'Pfingstmontag', en: 'Whit Monday' },
  corpusChristi: { de: 'Fronleichnam', en: 'Corpus Christi' },
  uprisingDay: { de: 'Gedenktag 17. Juni', en: 'Commemoration of 17 June' },
  peaceFestival: { de: 'Augsburger Friedensfest', en: 'Augsburg Peace Festival' },
  assumption: { de: 'Mariä Himmelfahrt', en: 'Assumption Day' },
  childrensDay: { de: 'Weltkindertag', en: "World Children's Day" },
  unityDay: { de: 'Tag der Deutschen Einheit', en: 'German Unity Day' },
  reformationDay: { de: 'Reformationstag', en: 'Reformation Day' },
  allSaints: { de: 'Allerheiligen', en: "All Saints' Day" },
  repentanceDay: { de: 'Buß- und Bettag', en: 'Day of Repentance and Prayer' },
  christmasDay: { de: '1. Weihnachtstag', en: 'Christmas Day' },
  secondChristmasDay: { de: '2. Weihnachtstag', en: 'Second Day of Christmas' },
};
