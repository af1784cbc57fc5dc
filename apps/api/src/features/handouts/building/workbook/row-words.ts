import type { ServiceInput } from '@zuschlag/calc-engine';
import { scheme } from '@zuschlag/calc-engine/scheme';
import type { Block, Row } from '@zuschlag/calc-engine/worksheet/model';
import { formatDay } from '@zuschlag/i18n/format';
import { dayNames, visitNames, workbookTexts } from '@zuschlag/i18n/handouts/workbook-texts';
import type { Locale } from '@zuschlag/i18n/locales';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { messageText } from '@zuschlag/i18n/messages/message';
import { weekdays } from '@zuschlag/validation/vocabulary';

type Values = Record<string, string | number>;
export type WorkbookText = keyof typeof workbookTexts;

export function textOf(locale: Locale): (key: WorkbookText, values?: Values) => string {
  return (key, values) => messageText(workbookTexts[key], locale, values);
}

const lines = new Map(scheme.map((line) => [line.key, line]));

/** The tables of the engine under the names that people know. */
export const tableOf: Readonly<Record<string, keyof typeof tableNames>> = {
  tariffs: 'tariff',
  socialSecurity: 'socialSecurity',
  insurances: 'liabilityInsurance',
  vacationBonus: 'vacationBonus',
  christmasBonus: 'christmasBonus',
  vacationDays: 'vacationDays',
};

/** The words of the rows and blocks of one service. */
export function rowWords(input: ServiceInput, locale: Locale) {
  const text = textOf(locale);
  return {
    label(row: Row): string {
      const name = lines.get(row.key)?.[locale] ?? row.key;
      if (row.key === 'headsOfShift')
        return `${name}, ${text(row.variant === 'employeeQuantity' ? 'own' : 'subcontracted')}`;
      if (row.key === 'shiftMinutes' && row.variant === 'subcontractorMinutes')
        return `${name}, ${text('subcontracted')}`;
      if (row.variant === 'lostMinutes') return `${name} (${text('lost')})`;
      const day = dayNames[row.variant as keyof typeof dayNames];
      return day && row.key !== 'shiftMinutes' ? `${name}, ${day[locale]}` : name;
    },
    origin(row: Row): string {
      const { source, formula } = row;
      if (source) {
        const table = tableNames[tableOf[source.table] ?? 'tariff'][locale];
        return source.activeFrom
          ? text('table', { table, day: formatDay(source.activeFrom, locale) })
          : text('noRow', { table });
      }
      if (formula === 'sum') return text('sum');
      if (formula !== null) return spoken(formula, locale);
      const level = lines.get(row.key)?.level;
      return text(level === 'law' ? 'byLaw' : level === 'input' ? 'entered' : 'counted');
    },
    title(block: Block): string {
      const { kind, segment, item, visit } = block;
      const days = { from: formatDay(segment?.from, locale), to: formatDay(segment?.to, locale) };
      const own = kind === 'item' ? itemName(input, item ?? '', locale) : titleOf(kind, visit !== null);
      const title = messageText({ de: own, en: own }, locale, days);
      return visit === null ? title : text('ofVisit', { visit: itemName(input, visit, locale), title });
    },
    item: (path: string) => itemName(input, path, locale),
  };

  function titleOf(kind: Exclude<Block['kind'], 'item'>, isOfVisit: boolean): string {
    if (isOfVisit && kind === 'sums') return text('sumsOfVisit');
    if (isOfVisit && kind === 'price') return text('priceOfVisit');
    return text(kind);
  }
}

/** A formula in words: `Stundenlohn × Geleistete Stunden`. */
function spoken(formula: string, locale: Locale): string {
  return formula
    .replace(/[A-Za-z]\w*/g, (name) => lines.get(name)?.[locale] ?? (locale === 'de' && name === 'if' ? 'wenn' : name))
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replaceAll(' - ', ' − ');
}

/** A shift, visit, car or purchase in words. */
function itemName(input: ServiceInput, path: string, locale: Locale): string {
  const text = textOf(locale);
  const [list = '', at = '0'] = path.split('.');
  const number = Number(at) + 1;
  if (list === 'cars') return text('car', { number });
  if (list === 'purchases') {
    const name = input.type === 'PERMANENT' ? input.purchases[Number(at)]?.name : undefined;
    return name ? `${text('purchase', { number })}: ${name}` : text('purchase', { number });
  }
  if (list === 'siteVisits') {
    const type = input.type === 'MOBILE' ? input.siteVisits[Number(at)]?.type : undefined;
    return text('visit', { number, kind: type ? visitNames[type][locale] : '' });
  }
  const shift = input.type === 'PERMANENT' ? input.shifts[Number(at)] : undefined;
  if (!shift) return path;
  const days = [...weekdays, 'holiday' as const].filter((day) => shift[day]).map((day) => dayNames[day][locale]);
  const plain = text('shift', { number, days: days.join(' '), start: shift.startTime, end: shift.endTime });
  if (!shift.startDate && !shift.endDate) return plain;
  return text('shiftRange', {
    shift: plain,
    from: formatDay(shift.startDate, locale),
    to: formatDay(shift.endDate, locale),
  });
}
