import type { RestatedField } from '@zuschlag/validation/chance/restatement';
import { formatDay } from '../format.ts';
import type { Locale } from '../locales.ts';
import { provinceNames } from '../messages/provinces.ts';
import { trailFieldMessages } from '../trail-field-messages.ts';

/** What a changed notice states otherwise, in one line for each field. */
export function restatementText(changes: readonly RestatedField[], locale: Locale): string {
  const lead = {
    de: 'Die geänderte Bekanntmachung betrifft diese Entscheidung:',
    en: 'The changed notice affects this decision:',
  };
  return [lead[locale], ...changes.map((change) => restatedText(change, locale))].join('\n');
}

/** "Abgabe: 18.12.2026 → 23.12.2026, um 5 Tage verschoben" */
export function restatedText(change: RestatedField, locale: Locale): string {
  const { label, before, after, moved } = restatementFieldText(change, locale);
  return `${label}: ${before} → ${after}${moved === null ? '' : `, ${moved}`}`;
}

/** The same in its parts. */
export function restatementFieldText(
  { field, before, after, days }: RestatedField,
  locale: Locale,
): { label: string; before: string; after: string; moved: string | null } {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return {
    label: trailFieldMessages[name as keyof typeof trailFieldMessages]?.[locale] ?? name,
    ...{ before: valueText(before, locale), after: valueText(after, locale) },
    moved: days === null || days === 0 ? null : movedText(days, locale),
  };
}

/** How far a day moved: "um 5 Tage verschoben". */
function movedText(days: number, locale: Locale): string {
  const count = Math.abs(days);
  if (locale === 'de') return `um ${count} ${count === 1 ? 'Tag' : 'Tage'} ${days > 0 ? 'verschoben' : 'vorgezogen'}`;
  return `moved by ${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? '' : 'earlier'}`.trim();
}

function valueText(value: string | null, locale: Locale): string {
  if (value === null || value === '') return '–';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value, locale);
  if (value === 'true') return { de: 'ja', en: 'yes' }[locale];
  if (value === 'false') return { de: 'nein', en: 'no' }[locale];
  if (value in provinceNames) return provinceNames[value as keyof typeof provinceNames][locale];
  return value.length > 200 ? `${value.slice(0, 199)}…` : value;
}
