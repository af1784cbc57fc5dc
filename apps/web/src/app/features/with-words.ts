import { loadWords, type Words } from '@zuschlag/i18n/activate';

/** Fetches a part that stands on pages of others together with its words. */
export async function withWords<Part>(words: Words, part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, loadWords(words)]))[0];
}
