import { type ReadingLimits, startPainter } from '../process/start-reader.ts';
import type { Part, ReadingNote, TextWithPlaces } from '../text-with-places.ts';
import { recognizedPart } from './recognized-part.ts';
import type { Recognizer } from './recognizer.ts';
import { runLimited } from './run-limited.ts';

/** How long the pictures of one document are worked on; the pages behind it stay unread, and the document says so. */
export const recognitionSeconds = 300;
const paintingLimits: ReadingLimits = { processorSeconds: 10, seconds: 20, residentMegabytes: 512 };
const LARGEST_PICTURE = 128 * 1_048_576;

type Options = { recognizer: Recognizer; seconds?: number; signal?: AbortSignal };

/**
 * Recognizes the pages of a PDF that are pictures, one after another, each in processes of its own that are killed at 20
 * seconds. A page that cannot be painted or recognized stays unread.
 */
export async function recognizePages(
  text: TextWithPlaces,
  bytes: Uint8Array,
  { recognizer, seconds = recognitionSeconds, signal }: Options,
): Promise<TextWithPlaces> {
  const end = performance.now() + seconds * 1_000;
  const parts: Part[] = [];
  for (const part of text.parts) {
    const isWork = text.format === 'pdf' && part.source === 'PICTURE' && performance.now() < end;
    parts.push(isWork ? await recognized(part, bytes, recognizer, signal) : part);
  }
  return { ...text, parts, notes: notesOf(text.notes, parts) };
}

async function recognized(part: Part, bytes: Uint8Array, recognizer: Recognizer, signal?: AbortSignal): Promise<Part> {
  const child = startPainter(part.number, paintingLimits);
  const picture = await runLimited(child, bytes, {
    limits: paintingLimits,
    mostBytes: LARGEST_PICTURE,
    signal,
  });
  if (!picture) return part;
  if (picture.length === 0) return { ...part, source: 'EMPTY' };
  const found = await recognizer(picture, signal);
  return (found && recognizedPart(part, found)) ?? part;
}

function notesOf(notes: readonly ReadingNote[], parts: readonly Part[]): ReadingNote[] {
  const of = (code: ReadingNote['code'], source: Part['source']): ReadingNote[] => {
    const numbers = parts.filter((part) => part.source === source).map(({ number }) => number);
    return numbers.length > 0 ? [{ code, parts: numbers, names: [] }] : [];
  };
  const others = notes.filter(({ code }) => code !== 'UNREAD_PAGES');
  return [...of('UNREAD_PAGES', 'PICTURE'), ...of('RECOGNIZED_PAGES', 'OCR'), ...others];
}
