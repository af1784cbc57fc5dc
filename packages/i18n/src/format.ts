import { type Locale, localeTags } from './locales.ts';

/** Shown in place of a figure that does not exist (not calculated yet, division by zero). */
export const NOTHING = '–';

type Figure = number | null | undefined;

const cache = new Map<string, Intl.NumberFormat>();

/** Rounds half away from zero on the decimal digits shown, so that 0.125 → 0,13 in spite of its binary form. */
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeTags[locale], { roundingMode: 'halfExpand', ...options });
  cache.set(key, made);
  return made;
}

/** The digits of a number for people: no rounding errors of binary fractions, minus as "−", never "−0". */
function digits(value: Figure, locale: Locale, options: Intl.NumberFormatOptions, scale = 1): string | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const clean = Number((value * scale).toPrecision(15));
  return numberFormat(locale, { signDisplay: 'negative', ...options })
    .format(clean)
    .replace('-', '−');
}

/** A plain number. @param decimals the fixed number of decimals */
export function formatNumber(value: Figure, locale: Locale, decimals = 0): string {
  return digits(value, locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }) ?? NOTHING;
}

/** `1.234,56 €` and `€1,234.56`; `decimals: 0` for lists. */
export function formatEuro(value: Figure, locale: Locale, decimals = 2): string {
  const shown = {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  };
  return digits(value, locale, shown as Intl.NumberFormatOptions) ?? NOTHING;
}

/** An amount in minor units of its currency, such as cents. Every currency counts a hundred of them, as contracts do. */
export function formatMoney(minorUnits: Figure, currency: string, locale: Locale): string {
  const value = typeof minorUnits === 'number' ? minorUnits / 100 : minorUnits;
  return digits(value, locale, { style: 'currency', currency }) ?? NOTHING;
}

/** More decimals than any entered figure has, and fewer than the dust of binary fractions begins with. */
const mostDecimals = 10;

/** Euros that people entered, such as a wage: every decimal, at least two. */
export function formatAmount(value: Figure, locale: Locale): string {
  const shown = { style: 'currency', currency: 'EUR', minimumFractionDigits: 2, maximumFractionDigits: mostDecimals };
  return digits(value, locale, shown as Intl.NumberFormatOptions) ?? NOTHING;
}

/** Euros for summaries: above 1,000 in K, above 1,000,000 in M, one decimal; show the exact value next to it. */
export function formatEuroShort(value: Figure, locale: Locale): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NOTHING;
  const unit = shortUnit(Math.abs(value));
  if (unit === null) return formatEuro(value, locale, 0);
  const text = formatNumber(value / unit.size, locale, 1);
  if (locale === 'de') return `${text}\u00a0${unit.letter}\u00a0€`;
  return `${text.startsWith('−') ? '−' : ''}€${text.replace('−', '')}${unit.letter}`;
}

/** A value that rounds up to the next unit takes that unit; 999,960 would otherwise read "1,000.0K". */
function shortUnit(size: number): { size: number; letter: 'K' | 'M' } | null {
  if (size > 1_000_000 || Math.round(size / 100) >= 10_000) return { size: 1_000_000, letter: 'M' };
  return size > 1_000 ? { size: 1_000, letter: 'K' } : null;
}

/** A fraction as percent: 0.125 → `12,5 %` and `12.5%`. @param decimals most shown; trailing zeros are cut unless `isFixed` */
export function formatPercent(fraction: Figure, locale: Locale, decimals = 2, isFixed = false): string {
  const text = digits(
    fraction,
    locale,
    { minimumFractionDigits: isFixed ? decimals : 0, maximumFractionDigits: decimals },
    100,
  );
  return text === null ? NOTHING : withPercentSign(text, locale);
}

function withPercentSign(text: string, locale: Locale): string {
  return locale === 'de' ? `${text}\u00a0%` : `${text}%`;
}

/** A share that people entered, such as a contribution rate: every decimal of the percent figure, at least `least`. */
export function formatShare(fraction: Figure, locale: Locale, least = 0): string {
  const text = digits(fraction, locale, { minimumFractionDigits: least, maximumFractionDigits: mostDecimals }, 100);
  return text === null ? NOTHING : withPercentSign(text, locale);
}

/** Minutes as hours: 90 → `1,5 h`. */
export function formatHours(minutes: Figure, locale: Locale, decimals = 2): string {
  const hours = minutes === null || minutes === undefined ? minutes : minutes / 60;
  const text = digits(hours, locale, { maximumFractionDigits: decimals });
  return text === null ? NOTHING : `${text}\u00a0h`;
}

/** An ISO day as `03.11.2026` and `03/11/2026`; the day is a calendar day, no time zone moves it. */
export function formatDay(day: string | null | undefined, locale: Locale): string {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-');
  if (!year || !month || !date) return NOTHING;
  return locale === 'de' ? `${date}.${month}.${year}` : `${date}/${month}/${year}`;
}

/** The month of an ISO day as `11.2026` and `11/2026`. */
export function formatMonth(day: string | null | undefined, locale: Locale): string {
  const text = formatDay(day, locale);
  return text === NOTHING ? NOTHING : text.slice('03.'.length);
}

/** A moment in the wall time of Berlin: `03.11.2026, 14:05`. */
export function formatDateTime(moment: string | Date | null | undefined, locale: Locale): string {
  if (!moment) return NOTHING;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return NOTHING;
  return new Intl.DateTimeFormat(localeTags[locale], {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}

/** The time of day of a moment in Berlin: `14:05`. */
export function formatTime(moment: Date, locale: Locale): string {
  const shown = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(localeTags[locale], shown).format(moment);
}
