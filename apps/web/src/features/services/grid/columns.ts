import { roundHalfUp } from '@zuschlag/calc-engine/rounding';
import { showDay } from '@zuschlag/ui/dates/day-text';
import { fractionOf, percentOf, readNumber } from '@zuschlag/ui/fields/number-text';
import type { FieldProblem } from '@zuschlag/validation/errors';
import type { GridColumn } from '../../../tables/grid/grid-column.ts';
import { daysFromSheet, timesFromSheet } from '../../../tables/grid/sheet-number.ts';
import { readCalendarDay, readDayRange } from './readings/calendar-day.ts';
import { readClockTime, readTimeRange } from './readings/clock-time.ts';
import { readYesNo } from './readings/yes-no.ts';

type Named = Pick<GridColumn, 'id' | 'headings'>;

type Reader<Value> = {
  problem: FieldProblem;
  width: number;
  align?: 'end';
  /** @returns undefined for text that is not understood, null for an empty text */
  parse: (text: string, language: string) => Value | null | undefined;
  show: (value: Value, language: string) => string;
};

/** A column whose one field is the value of its text. */
function columnOf<Value>(named: Named, { problem, parse, show, ...rest }: Reader<Value>): GridColumn {
  const { id } = named;
  return {
    ...named,
    ...rest,
    fields: [id],
    read: (text, language) => {
      const value = parse(text, language);
      if (value === undefined) return { problem };
      return { text: value === null ? '' : show(value, language) };
    },
    write: ({ [id]: value }, language) => (value === null || value === undefined ? '' : show(value as Value, language)),
    valuesOf: (text, language) => ({ [id]: parse(text, language) }),
  };
}

/** @param endId the column that takes the end, where a text holds both ends of a stretch */
export function timeColumn(named: Named, endId?: string): GridColumn {
  const column = columnOf<string>(named, {
    problem: 'INVALID_TIME',
    width: 6,
    parse: (text) => (text.trim() === '' ? null : (readClockTime(text) ?? undefined)),
    show: (time) => time,
  });
  column.fromSheet = timesFromSheet;
  return endId === undefined ? column : withRange(column, endId, readTimeRange);
}

/** @param endId the column that takes the last day, where a text holds both */
export function dayColumn(named: Named, endId?: string): GridColumn {
  const column = columnOf<string>(named, {
    problem: 'INVALID_DATE',
    width: 10,
    parse: (text) => (text.trim() === '' ? null : (readCalendarDay(text) ?? undefined)),
    show: showDay,
  });
  column.fromSheet = daysFromSheet;
  if (endId === undefined) return column;
  return withRange(column, endId, readDayRange, showDay);
}

function withRange(
  column: GridColumn,
  endId: string,
  readRange: (text: string) => { start: string; end: string } | null,
  show: (value: string, language: string) => string = (value) => value,
): GridColumn {
  return {
    ...column,
    read: (text, language) => {
      const range = readRange(text);
      if (!range) return column.read(text, language);
      return { text: show(range.start, language), more: { [endId]: show(range.end, language) } };
    },
  };
}

/** How the accounting formats of a spreadsheet write zero: `-   €`, `€ -`, `-`. */
const DASH = /^\s*(€|eur)?\s*[-–—]\s*(€|eur)?\s*$/i;

/** @param unit what may stand behind the number, e.g. `€` or `km` */
export function numberColumn(
  named: Named,
  { unit = '', isPercent = false, isBlankZero = false, width = 8, places = isPercent ? 4 : 2 }: NumberOptions = {},
): GridColumn {
  const column = columnOf<number>(named, {
    problem: 'INVALID_NUMBER',
    width,
    align: 'end',
    parse: (text, language) => {
      const read = readNumber(text, language, isPercent ? '%' : unit);
      if (read === null) return isBlankZero ? 0 : null;
      if (!isPercent && DASH.test(text)) return 0;
      if (Number.isNaN(read)) return undefined;
      return isPercent ? fractionOf(read) : read;
    },
    show: (value, language) => {
      if (isBlankZero && value === 0) return '';
      return decimalText(isPercent ? percentOf(value) : value, language);
    },
  });
  column.fromSheet = (texts, language) =>
    texts.map((text) => {
      const read = readNumber(text, language, isPercent ? '%' : unit);
      const rounded = read === null || Number.isNaN(read) ? read : roundHalfUp(read, places);
      return rounded === null || Object.is(rounded, read) ? text : decimalText(rounded, language);
    });
  return column;
}
type NumberOptions = {
  unit?: string;
  isPercent?: boolean;
  isBlankZero?: boolean;
  width?: number;
  /** the decimals that the field takes; a sheet holds more behind what it shows */
  places?: number;
};

/** How many guards: also with their word behind, `2 Kräfte`, `2 MA`, `2 x`. */
export function headsColumn(named: Named, isBlankZero = false): GridColumn {
  const plain = numberColumn(named, { isBlankZero, width: 4 });
  const bare = (text: string) =>
    text.replace(
      /\s*(x|×|kräfte?|kraft|ma|mitarbeiter|personen?|pers\.?|mann|posten|guards?|heads?|people|ak)\s*$/i,
      '',
    );
  return {
    ...plain,
    read: (text, language) => plain.read(bare(text), language),
    valuesOf: (text, language) => plain.valuesOf(bare(text), language),
  };
}

/** A tick, written `x`. */
export function tickColumn(named: Named): GridColumn {
  return columnOf<boolean>(named, {
    problem: 'INVALID_CHOICE',
    width: 4,
    parse: (text) => readYesNo(text) ?? undefined,
    show: (value) => (value ? 'x' : ''),
  });
}

export function textColumn(named: Named): GridColumn {
  const column = columnOf<string>(named, {
    problem: 'INVALID_TEXT',
    width: 18,
    parse: (text) => text.replaceAll(/\s+/g, ' ').trim(),
    show: (text) => text,
  });
  return { ...column, takesAny: true };
}

/** @param words the written forms of each choice, by language, the first one is shown */
export function choiceColumn<Choice extends string>(
  named: Named,
  words: Readonly<Record<Choice, { de: string; en: string; others: readonly string[] }>>,
): GridColumn {
  const choices = Object.keys(words) as Choice[];
  const shown = (choice: Choice, language: string) => words[choice][language.startsWith('de') ? 'de' : 'en'];
  return {
    ...columnOf<Choice>(named, {
      problem: 'INVALID_CHOICE',
      width: 10,
      parse: (text) => {
        const typed = text.trim().toLowerCase();
        if (typed === '') return null;
        return choices.find((choice) => {
          const { de, en, others } = words[choice];
          return [de, en, ...others].some((word) => word.toLowerCase().startsWith(typed));
        });
      },
      show: shown,
    }),
    choices: (language) => choices.map((choice) => shown(choice, language)),
  };
}

/** A number with all of its decimals, without groups, so that a spreadsheet reads it as one. */
function decimalText(value: number, language: string): string {
  const text = String(value);
  return language.startsWith('de') ? text.replace('.', ',') : text;
}
