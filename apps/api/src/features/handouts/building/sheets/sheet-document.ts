import { formatDateTime, formatDay } from '@zuschlag/i18n/format';
import { handoutNames } from '@zuschlag/i18n/handouts/handout-messages';
import { sheetTexts } from '@zuschlag/i18n/handouts/sheet-texts';
import type { Locale } from '@zuschlag/i18n/locales';
import { messageText } from '@zuschlag/i18n/messages/message';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import type { CalculatedService } from '../calculated-services.ts';

/** A sheet before it is a PDF or a workbook: sections of facts, sentences and tables, in the words of one language. */
export type SheetDocument = {
  language: Locale;
  /** the kind of sheet, above the title */
  kind: string;
  title: string;
  subtitle: string;
  isLandscape: boolean;
  sections: readonly SheetSection[];
  footer: string;
  madeAt: string;
  /** a sheet of one page: the same with less on it, for when this one takes more; absent where nothing can go */
  shorter?: () => SheetDocument;
};

export type SheetSection = {
  heading: string;
  /** begins on a page of its own, on paper */
  startsPage?: boolean;
  facts?: readonly { term: string; value: string }[];
  paragraphs?: readonly { text: string; tone?: Tone }[];
  table?: SheetTable;
  /** lines to sign on: what each of them says */
  signatures?: readonly string[];
};

/** A colour never says it alone: the words beside it do. */
export type Tone = 'bad' | 'warn' | 'good';

/** How a column shows its figures, `time` as hours with their unit; the workbook keeps the figure itself. */
export type ColumnKind = 'text' | 'euro' | 'hours' | 'time' | 'percent' | 'count';
export type SheetTable = {
  columns: readonly { heading: string; kind: ColumnKind; width: number }[];
  rows: readonly SheetRow[];
};
export type SheetCell = string | number | null;
export type SheetRow = {
  cells: readonly SheetCell[];
  /** a heading among the rows, or a sum below them */
  look?: 'group' | 'sum';
  tones?: { readonly [column: number]: Tone | undefined };
  /** figures of another kind than their column */
  kinds?: { readonly [column: number]: ColumnKind };
  /** formulas of a workbook by column; `#` is the number of the row, `@` the first row that is summed up */
  formulas?: { readonly [column: number]: string };
};

export type SheetText = keyof typeof sheetTexts;
export type Say = (key: SheetText, values?: Record<string, string | number>) => string;

export function sayIn(locale: Locale): Say {
  return (key, values) => messageText(sheetTexts[key], locale, values);
}

/** The frame of every sheet: what it is about, the Chance, and who had it made. */
export function frameOf(facts: HandoutFacts): Omit<SheetDocument, 'sections' | 'isLandscape' | 'shorter'> {
  const { language, chance, kind, made } = facts;
  const say = sayIn(language);
  return {
    language,
    kind: handoutNames[kind][language],
    title: chance.name,
    subtitle: [handoutNames[kind][language], chance.customer, chance.shortNumber].join(' · '),
    footer: say('footer', {
      number: chance.shortNumber,
      moment: formatDateTime(made.at, language),
      person: made.person,
    }),
    madeAt: made.at,
  };
}

/** The price of services without rounding, where all of them round their unit prices; otherwise null. */
export function exactPriceOf(services: readonly CalculatedService[]): number | null {
  if (services.length === 0 || services.some(({ result }) => !result.unitPrices)) return null;
  return services.reduce((sum, { result }) => sum + (result.unitPrices?.exact.pricing.totalRevenue ?? 0), 0);
}

/** The facts about the Chance that an outsider needs. */
export function chanceFacts({ language, chance }: HandoutFacts): { term: string; value: string }[] {
  const say = sayIn(language);
  const days = { from: formatDay(chance.startDate, language), to: formatDay(chance.endDate, language) };
  const rows: [SheetText, string | null][] = [
    ['customer', chance.customer],
    ['authority', chance.authority],
    ['reference', chance.reference],
    ['lot', chance.lot],
    ['contract', say('contractOf', { ...days, count: chance.durationMonths })],
  ];
  return rows.flatMap(([term, value]) => (value ? [{ term: say(term), value }] : []));
}

/** A section with the services that have no price, when there are any, and with changed tables. */
export function omissions(
  { language, chance, services }: HandoutFacts,
  calculated: readonly CalculatedService[],
): { text: string; tone: Tone }[] {
  const say = sayIn(language);
  const priced = new Set(calculated.map(({ id }) => id));
  const missing = services.filter(({ id }) => !priced.has(id)).map(({ name }) => name);
  return [
    ...(missing.length > 0 ? [{ text: say('unpriced', { names: missing.join(', ') }), tone: 'warn' as const }] : []),
    ...(chance.isOutdated ? [{ text: say('outdated'), tone: 'warn' as const }] : []),
  ];
}

export function nameOf({ name, additional }: Pick<CalculatedService, 'name' | 'additional'>, say: Say): string {
  return additional ? say('additionalMark', { name }) : name;
}
