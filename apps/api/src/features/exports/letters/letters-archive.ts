import { letterTexts } from '@zuschlag/i18n/handouts/letter-texts';
import { messageText } from '@zuschlag/i18n/messages/message';
import type { LetterFormat, TariffStepLetter } from '@zuschlag/validation/tariff-steps/letters';
import { letterFormat } from '@zuschlag/validation/tariff-steps/letters';
import { z } from 'zod';
import type { FileLanguage } from '../../configuration/imports/cells/format-cell.ts';
import { letterFile } from '../../tariff-steps/letters/files/letter-file.ts';
import { lettersOfStep } from '../../tariff-steps/letters/letters.ts';
import type { ZipEntry } from '../archive/write-zip.ts';
import type { ExportReading } from '../export-kind.ts';

/** The tariff step whose letters are wanted, its organization and its name when they were asked for. */
export const askedLetters = z.object({ id: z.string(), organizationId: z.int(), name: z.string() });
export type AskedLetters = z.output<typeof askedLetters>;

/** The name of the tariff step as a part of a file name. */
export function lettersName(question: unknown): string {
  return askedLetters
    .parse(question)
    .name.replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim();
}

/**
 * The letters of a tariff step, each as PDF and as a document to edit, one after the other; first a note when some
 * services were not calculated.
 *
 * @param report how many letters are written, and how many there are
 * @throws {DomainError} NOT_FOUND when the tariff step was discarded
 */
export async function* letterEntries(
  reading: Pick<ExportReading, 'inTransaction' | 'actor'>,
  report: (done: number, all: number) => Promise<void>,
  { question, language, now, most }: { question: unknown; language: FileLanguage; now: Date; most?: number },
): AsyncGenerator<ZipEntry> {
  const { letters, omitted } = await lettersOfStep(reading.inTransaction, askedLetters.parse(question).id, most);
  const { firstname, lastname } = reading.actor;
  const made = { person: `${firstname} ${lastname}`, at: now };
  await report(0, letters.length);
  if (omitted > 0) yield noteOf(omitted, language);
  for (const [at, letter] of letters.entries()) {
    for (const format of letterFormat.options) yield await entryOf(letter, format, language, made);
    await report(at + 1, letters.length);
  }
}

/** That some contracts have no letter, because one call calculates so many services only. */
function noteOf(omitted: number, language: FileLanguage): ZipEntry {
  const note = messageText(letterTexts.omitted, language, { count: omitted });
  return { name: messageText(letterTexts.omittedName, language), content: whole(Buffer.from(`${note}\r\n`)) };
}

async function entryOf(
  letter: TariffStepLetter,
  format: LetterFormat,
  language: FileLanguage,
  made: { person: string; at: Date },
): Promise<ZipEntry> {
  const { name, content } = await letterFile(letter, format, language, made);
  return { name: `${format.toUpperCase()}/${name}`, content: whole(content) };
}

async function* whole(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
