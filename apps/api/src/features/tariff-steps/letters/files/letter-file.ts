import type { Locale } from '@zuschlag/i18n/locales';
import type { LetterFormat, TariffStepLetter } from '@zuschlag/validation/tariff-steps/letters';
import { letterDocument } from '../letter-document.ts';
import { letterPdf } from './letter-pdf.ts';

const writers = {
  pdf: letterPdf,
  // Only letters need this library, so a server that writes none never loads it.
  docx: async (...args: Parameters<typeof letterPdf>) => (await import('./letter-docx.ts')).letterDocx(...args),
} as const;
export const letterTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<LetterFormat, string>;

/** A letter as a file in one language. @param made who has it made, and when */
export async function letterFile(
  letter: TariffStepLetter,
  format: LetterFormat,
  language: Locale,
  made: { person: string; at: Date },
): Promise<{ name: string; content: Buffer }> {
  const document = letterDocument(letter, language, made);
  return { name: `${document.fileName}.${format}`, content: await writers[format](document) };
}
