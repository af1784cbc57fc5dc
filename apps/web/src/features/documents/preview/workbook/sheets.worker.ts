import type { Locale } from '@zuschlag/i18n/locales';
import { readSheets, type ShownSheet } from './read-sheets.ts';

export type SheetsWish = { bytes: Uint8Array; locale: Locale };
/** null: the file is no workbook */
export type SheetsAnswer = ShownSheet[] | null;

/** Reads a workbook beside the page, which stays quick. */
self.onmessage = ({ data: { bytes, locale } }: MessageEvent<SheetsWish>) => {
  const answer = (sheets: SheetsAnswer) => self.postMessage(sheets);
  try {
    answer(readSheets(bytes, locale));
  } catch {
    answer(null);
  }
};
