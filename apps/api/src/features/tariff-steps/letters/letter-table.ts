import type { letterTexts } from '@zuschlag/i18n/handouts/letter-texts';
import type { Locale } from '@zuschlag/i18n/locales';

/** A table whose first column is text and whose other columns are figures, unless it says otherwise. */
export type LetterTable = {
  columns: readonly { heading: string; width: number; isText: boolean }[];
  rows: readonly { cells: readonly string[] /** a second line of the first cell */; note?: string; isSum?: boolean }[];
};

/** How a letter says things in its language. */
export type LetterWords = {
  locale: Locale;
  say: (key: keyof typeof letterTexts, values?: Record<string, string | number>) => string;
  day: (day: string) => string;
};
