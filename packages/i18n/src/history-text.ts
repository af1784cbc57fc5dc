import type { HistoryEntry, TrailChange, TrailValue } from '@zuschlag/validation/chance/history/history';
import type { TrailFieldType } from '@zuschlag/validation/chance/history/trail-fields';
import { formatDay, formatEuro, formatHours, formatNumber, formatPercent, NOTHING } from './format.ts';
import type { Locale } from './locales.ts';
import {
  bidMessages,
  chanceStateMessages,
  chanceTypeMessages,
  customerTypeMessages,
  fixedReasonMessages,
  headsFromMessages,
  historyMessages,
  marginOutcomeMessages,
  pricingMessages,
  procedureKindMessages,
  trailKindMessages,
} from './messages/history.ts';
import { isKeyOf, type MessagesOf, messageText } from './messages/message.ts';
import { provinceNames } from './messages/provinces.ts';
import { trailFieldMessages } from './trail-field-messages.ts';

/** What an entry of a history says of the person who acted: "hat die Angaben geändert". */
export function actText({ kind, about }: Pick<HistoryEntry, 'kind' | 'about'>, locale: Locale): string {
  return messageText(trailKindMessages[kind], locale, { about: about ?? NOTHING });
}

/** The person of an entry, or the system. */
export function actorText({ person }: Pick<HistoryEntry, 'person'>, locale: Locale): string {
  return person ? `${person.firstname} ${person.lastname}` : historyMessages.system[locale];
}

/** A change in words: the field, and its value before and after. @param type of the field, see `trailFields` */
export function changeText(
  { field, from, to }: TrailChange,
  type: TrailFieldType,
  locale: Locale,
): { field: string; from: string; to: string } {
  const show = (value: TrailValue) => (value === null ? NOTHING : valueText[type](value, locale));
  return { field: trailFieldMessages[field][locale], from: show(from), to: show(to) };
}

/** A value of a field in words. @param type of the field, see `trailFields` */
export function showTrailValue(value: string | number | boolean, type: TrailFieldType, locale: Locale): string {
  return valueText[type](value, locale);
}

type ShowValue = (value: string | number | boolean, locale: Locale) => string;

/** A word of a closed vocabulary; a value that the vocabulary has no longer stays as it was recorded. */
const oneOf =
  (messages: MessagesOf<string>): ShowValue =>
  (value, locale) =>
    isKeyOf(messages, String(value)) ? (messages[String(value)]?.[locale] ?? String(value)) : String(value);

const valueText: { readonly [type in TrailFieldType]: ShowValue } = {
  text: (value) => String(value),
  day: (value, locale) => formatDay(String(value), locale),
  euro: (value, locale) => formatEuro(Number(value), locale),
  fraction: (value, locale) => formatPercent(Number(value), locale),
  number: (value, locale) => formatNumber(Number(value), locale, Number.isInteger(Number(value)) ? 0 : 2),
  minutes: (value, locale) => formatHours(Number(value), locale, 0),
  yesNo: (value, locale) => historyMessages[value === true ? 'yes' : 'no'][locale],
  state: oneOf(chanceStateMessages),
  chanceType: oneOf(chanceTypeMessages),
  customerType: oneOf(customerTypeMessages),
  procedureKind: oneOf(procedureKindMessages),
  province: oneOf(provinceNames),
  pricing: oneOf(pricingMessages),
  headsFrom: oneOf(headsFromMessages),
  bid: oneOf(bidMessages),
  reason: oneOf(fixedReasonMessages),
  marginOutcome: oneOf(marginOutcomeMessages),
};
