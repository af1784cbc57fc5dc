import type { HouseFieldType } from '@zuschlag/validation/chance/history/house-field-type';
import type { HouseChange, HouseEntry } from '@zuschlag/validation/chance/history/house-trail';
import type { TrailKind } from '@zuschlag/validation/chance/history/trail-kinds';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { NOTHING } from '../format.ts';
import { actText, showTrailValue } from '../history-text.ts';
import type { Locale } from '../locales.ts';
import { basisNames, columnHeading } from '../messages/configuration-tables.ts';
import { isKeyOf, type Message, messageText } from '../messages/message.ts';
import { provinceOrAllNames } from '../messages/provinces.ts';
import { trailFieldMessages } from '../trail-field-messages.ts';
import { houseFieldMessages, houseKindMessages } from './house-kinds.ts';

/** What an entry of the trail of an organization says of the person who acted: "hat die Rolle von … geändert". */
export function houseActText({ kind, about }: Pick<HouseEntry, 'kind' | 'about'>, locale: Locale): string {
  if (!isKeyOf(houseKindMessages, kind)) return actText({ kind: kind as TrailKind, about }, locale);
  return messageText(houseKindMessages[kind], locale, { about: about ?? NOTHING });
}

/** A change in words: the field, and its value before and after. @param type of the field, see `houseFieldType` */
export function houseChangeText(
  { field, from, to }: HouseChange,
  type: HouseFieldType,
  locale: Locale,
): { field: string; from: string; to: string } {
  const show: Show =
    typeof type === 'string' ? (value, language) => showTrailValue(value, type, language) : columnText(type.kind);
  const shown = (value: HouseChange['from']) => (value === null ? NOTHING : show(value, locale));
  return { field: fieldName(field, type)[locale], from: shown(from), to: shown(to) };
}

type Show = (value: string | number | boolean, locale: Locale) => string;

function fieldName(field: string, type: HouseFieldType): Message {
  if (typeof type !== 'string') return columnHeading(type.table, type.column, type.kind);
  if (isKeyOf(trailFieldMessages, field)) return trailFieldMessages[field];
  return isKeyOf(houseFieldMessages, field) ? houseFieldMessages[field] : { de: field, en: field };
}

/** The unit of a column stands in its heading. */
function columnText(kind: ColumnKind): Show {
  if (kind === 'province' || kind === 'provinceOrAll')
    return (value, locale) =>
      isKeyOf(provinceOrAllNames, String(value))
        ? (provinceOrAllNames[String(value) as keyof typeof provinceOrAllNames]?.[locale] ?? String(value))
        : String(value);
  if (kind === 'basis') return (value, locale) => basisNames[value === 'BASEWAGE' ? 'BASEWAGE' : 'HOURLYWAGE'][locale];
  if (kind === 'day') return (value, locale) => showTrailValue(value, 'day', locale);
  if (kind === 'clock') return (value) => String(value).slice(0, 5);
  if (kind === 'payGroup') return String;
  if (kind === 'fraction' || kind === 'bonus')
    return (value, locale) => showTrailValue(Number(value) * 100, 'number', locale);
  return (value, locale) => showTrailValue(Number(value), 'number', locale);
}
