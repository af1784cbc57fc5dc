import type { Language } from './language.ts';

const months: readonly RegExp[] = [
  /^(?:januar|jänner|january|jan)$/u,
  /^(?:februar|february|feb)$/u,
  /^(?:märz|march|mär|mar)$/u,
  /^(?:april|apr)$/u,
  /^(?:mai|may)$/u,
  /^(?:juni|june|jun)$/u,
  /^(?:juli|july|jul)$/u,
  /^(?:august|aug)$/u,
  /^(?:september|sept|sep)$/u,
  /^(?:oktober|october|okt|oct)$/u,
  /^(?:november|nov)$/u,
  /^(?:dezember|december|dez|dec)$/u,
];
const names =
  'januar|jänner|january|jan|februar|february|feb|märz|march|mär|mar|april|apr|mai|may|juni|june|jun|juli|july|jul|august|aug|september|sept|sep|oktober|october|okt|oct|november|nov|dezember|december|dez|dec';

type Rule = {
  pattern: RegExp;
  valuesOf: (groups: readonly string[]) => string[];
  /** left out, both languages write so */
  only?: Language;
};

const two = (text: string | number) => String(text).padStart(2, '0');
const monthOf = (name: string) => two(months.findIndex((one) => one.test(name.toLowerCase().replace('.', ''))) + 1);
const yearOf = (text: string) => (text.length === 2 ? `20${text}` : text);
const dayOf = (day: string, month: string, year = '') =>
  `day ${year === '' ? '-' : yearOf(year)}-${two(month)}-${two(day)}`;
const timeOf = (hour: string, minute = '0', half = '') => {
  const isLate = /^p/iu.test(half);
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  return `time ${hours * 60 + Number(minute)}`;
};

/** The spellings of dates and times, the longer ones first. */
const rules: readonly Rule[] = [
  { pattern: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu, valuesOf: ([y = '', m = '', d = '']) => [dayOf(d, m, y)] },
  {
    pattern: /(?<![\d.])(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4}|\d{2})(?![\d.]?\d)/gu,
    valuesOf: ([d = '', m = '', y = '']) => [dayOf(d, m, y)],
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s*(?:of\\s+)?(${names})\\b\\.?,?(?:\\s*(\\d{4}))?(?!\\d)`,
      'giu',
    ),
    valuesOf: ([d = '', m = '', y = '']) => [dayOf(d, monthOf(m), y)],
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(${names})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s+(\\d{4}))?`, 'giu'),
    valuesOf: ([m = '', d = '', y = '']) => [dayOf(d, monthOf(m), y)],
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(${names})\\.?\\s+(\\d{4})(?!\\d)`, 'giu'),
    valuesOf: ([m = '', y = '']) => [`month ${y}-${monthOf(m)}`],
  },
  {
    pattern: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/gu,
    valuesOf: ([d = '', m = '']) => [dayOf(d, m)],
    // At the end of an English sentence "0.25." is an amount.
    only: 'de',
  },
  {
    pattern: /(?<![\d:.])(\d{1,2})\s*(?:bis|-|–|und|to|and)\s*(\d{1,2})\s*Uhr/giu,
    valuesOf: ([from = '', to = '']) => [timeOf(from), timeOf(to)],
  },
  {
    pattern: /(?<![\d:.])(\d{1,2}):(\d{2})(?![\d:])\s*([ap]\.?m\b\.?)?/giu,
    valuesOf: ([h = '', m = '', half = '']) => [timeOf(h, m, half)],
  },
  {
    pattern: /(?<![\d:.])(\d{1,2})\.(\d{2})\s*(?:Uhr|([ap]\.?m\b\.?))/giu,
    valuesOf: ([h = '', m = '', half = '']) => [timeOf(h, m, half)],
  },
  {
    pattern: /(?<![\d:.])(\d{1,2})\s*(?:Uhr|([ap]\.?m\b\.?))/giu,
    valuesOf: ([h = '', half = '']) => [timeOf(h, '0', half)],
  },
  // A month by itself; "may" and "march" are also words.
  {
    pattern:
      /(?<!\p{L})(Januar|January|Februar|February|März|March|April|Mai|May|Juni|June|Juli|July|August|September|Oktober|October|November|Dezember|December)(?!\p{L})/gu,
    valuesOf: ([m = '']) => [`month -${monthOf(m)}`],
  },
];

/** The dates and times of a text in one spelling, and the text without them. */
export function momentsIn(text: string, language: Language): { moments: string[]; rest: string } {
  const moments: string[] = [];
  let rest = text;
  for (const { pattern, valuesOf } of rules.filter(({ only = language }) => only === language))
    rest = rest.replaceAll(pattern, (whole, ...groups) => {
      moments.push(...valuesOf(groups.slice(0, -2).map((group) => (typeof group === 'string' ? group : ''))));
      return ' '.repeat(whole.length);
    });
  return { moments, rest };
}

/** What a date says in addition to itself: its day without the year, its month with and without it. */
export function saidBy(moment: string): string[] {
  const [, year = '', month = '', day] = /^(?:day|month) (\d{4}|-)-?(\d{2})(?:-(\d{2}))?$/u.exec(moment) ?? [];
  if (month === '') return [moment];
  const isDated = year !== '-';
  return [
    moment,
    `month -${month}`,
    ...(day === undefined ? [] : [`day --${month}-${day}`]),
    ...(isDated ? [`month ${year}-${month}`] : []),
  ];
}
