import type { WarningCode } from '@zuschlag/validation/services/warning-codes';
import type { Province } from '@zuschlag/validation/vocabulary';
import { formatAmount, formatDay, formatNumber, NOTHING } from '../format.ts';
import type { Locale } from '../locales.ts';
import { type MessagesOf, messageText } from '../messages/message.ts';
import { provinceNames } from '../messages/provinces.ts';
import { publicHolidayNames } from '../messages/public-holidays.ts';

/**
 * A sign of a mistake in a price that stands.
 *
 * @param detail the year or the ISO day concerned; of a wage, the day or the pay group and after a space EUR per hour; of a wage
 * below the wage table, the day, the pay group and EUR per hour; of heads, those entered and those needed; of a local holiday the day, its id and the place of work
 */
export function priceWarningText(
  { code, detail, province }: { code: WarningCode; detail: string | null; province: Province | null },
  locale: Locale,
): string {
  const { subject: named, amount } =
    code.startsWith('WAGE_') || code === 'HEADS_BELOW_NEED' ? wageOf(detail) : { subject: detail, amount: null };
  const isDated = code === 'WAGE_BELOW_TABLE' || code === 'LOCAL_HOLIDAY_UNANSWERED';
  const [day, subject] = isDated ? dayAndGroup(named) : [null, named];
  const { holiday, site } = code === 'LOCAL_HOLIDAY_UNANSWERED' ? holidayAndSite(subject) : noHoliday;
  return messageText(priceWarningMessages[code], locale, {
    detail: isDay.test(subject ?? '') ? formatDay(subject ?? '', locale) : (subject ?? NOTHING),
    count: amount === null ? NOTHING : formatNumber(amount, locale, 0),
    amount: amount === null ? NOTHING : formatAmount(amount, locale),
    holiday: holiday ? publicHolidayNames[holiday][locale] : NOTHING,
    site: site ?? NOTHING,
    day: day === null ? NOTHING : formatDay(day, locale),
    place: province ? provinceNames[province][locale] : NOTHING,
  });
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

function wageOf(detail: string | null): { subject: string | null; amount: number | null } {
  const at = detail?.lastIndexOf(' ') ?? -1;
  return detail && at > 0 ? { subject: detail.slice(0, at), amount: Number(detail.slice(at + 1)) } : noWage;
}

/** `2027-01-01 Gruppe 2`. */
function dayAndGroup(text: string | null): [day: string | null, group: string | null] {
  const at = text?.indexOf(' ') ?? -1;
  return text && at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [null, text];
}

/** `assumption Rathaus`. */
function holidayAndSite(text: string | null) {
  const [id, ...words] = text?.split(' ') ?? [];
  const isKnown = Object.hasOwn(publicHolidayNames, id ?? '');
  return { holiday: isKnown ? (id as keyof typeof publicHolidayNames) : null, site: words.join(' ') };
}

const noHoliday = { holiday: null, site: null };

const noWage = { subject: null, amount: null };

/** What each warning of the engine means for the price, with the year or the day `{detail}` and the federal state. */
const priceWarningMessages: MessagesOf<WarningCode> = {
  HOLIDAYS_MISSING_FOR_YEAR: {
    de: 'Für {detail} sind keine Feiertage in {place} eingetragen: Der Preis rechnet dieses Jahr ohne Feiertage.',
    en: 'No public holidays of {place} are entered for {detail}: the price counts that year without holidays.',
  },
  VACATION_BONUS_MISSING: {
    de: 'Für {place} ist ab {detail} kein Urlaubsgeld eingetragen: Der Preis enthält keines.',
    en: 'No vacation bonus is entered for {place} from {detail}: the price has none.',
  },
  CHRISTMAS_BONUS_MISSING: {
    de: 'Für {place} ist ab {detail} kein Weihnachtsgeld eingetragen: Der Preis enthält keines.',
    en: 'No Christmas bonus is entered for {place} from {detail}: the price has none.',
  },
  SUBCONTRACTOR_RATE_MISSING: {
    de: 'Kräfte von Nachunternehmern haben keinen Stundensatz und kosten hier nichts.',
    en: 'Guards of subcontractors have no hourly rate and cost nothing here.',
  },
  ZERO_MINUTES: {
    de: 'Über die Laufzeit fällt keine Stunde an. Prüfen Sie Tage und Zeitraum der Schichten.',
    en: 'There is no hour of work in the contract term. Check the days and dates of the shifts.',
  },
  NEGATIVE_MARGIN: {
    de: 'Die Marge ist negativ: Der Preis liegt unter den Kosten.',
    en: 'The margin is negative: the price is below the cost.',
  },
  SHORT_CONTRACT_BRIEFING: {
    de: 'Der Vertrag dauert keinen Monat: Die Einweisung ist nur überschlägig gerechnet.',
    en: 'The contract is shorter than a month: induction is only a rough figure.',
  },
  WAGE_BELOW_MINIMUM_WAGE: {
    de: 'Der Stundenlohn liegt ab {detail} unter dem gesetzlichen Mindestlohn von {amount} (§ 1 MiLoG).',
    en: 'From {detail} the hourly wage is below the statutory minimum wage of {amount} (§ 1 MiLoG).',
  },
  WAGE_RISE_ASSUMED: {
    de: 'Ab {detail} kennt die Entgelttabelle keinen neuen Lohn: Der Preis nimmt {amount} an.',
    en: 'From {detail} the wage table knows no new wage: the price assumes {amount}.',
  },
  HEADS_BELOW_NEED: {
    de: 'Eingewiesen und ausgestattet werden {detail} Köpfe, für die Schichten sind nach dem Arbeitszeitgesetz {count} nötig.',
    en: '{detail} heads get induction and equipment; by working-time law the shifts need {count}.',
  },
  WAGE_BELOW_LOWEST_GROUP: {
    de: 'Der Stundenlohn liegt unter der niedrigsten bekannten Lohngruppe der Organisation in {place}: {detail} mit {amount}.',
    en: 'The hourly wage is below the lowest known pay group of the organization in {place}: {detail} at {amount}.',
  },
  WAGE_BELOW_TABLE: {
    de: 'Der Stundenlohn liegt ab {day} unter der Entgelttabelle: {detail} mit {amount}.',
    en: 'From {day} the hourly wage is below the wage table: {detail} at {amount}.',
  },
  LOCAL_HOLIDAY_UNANSWERED: {
    de: 'Am {day} kann am Standort „{site}“ ein örtlicher Feiertag sein ({holiday}): Der Preis rechnet ohne ihn.',
    en: '{day} may be a local holiday at the site “{site}” ({holiday}): the price counts without it.',
  },
};
