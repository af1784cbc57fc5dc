import { hyphenJoined } from '../pdf/layout/block-text.ts';
import type { Block, Box, PageGeometry, Part, Word } from '../text-with-places.ts';
import type { RecognizedPicture, RecognizedWord } from './recognizer.ts';

// Specks and lines of a table become "words" that Tesseract itself does not believe in.
const NO_WORD = 0.3;
const SURE = 0.6;
const SURE_SHARE = 0.5;

/**
 * The page with what was recognized on it.
 *
 * @returns null for handwriting and the like, of which less than half is sure: it stays unread instead of being misread
 */
export function recognizedPart(part: Part, picture: RecognizedPicture): Part | null {
  const { page } = part;
  const paragraphs = picture.paragraphs
    .map((lines) => lines.map((line) => line.filter(isWord)).filter((line) => line.length > 0))
    .filter((lines) => lines.length > 0);
  const words = paragraphs.flat(2);
  const sure = words.filter(({ confidence }) => confidence >= SURE).length;
  if (!page || words.length === 0 || sure < SURE_SHARE * words.length) return null;
  const place = placing(page, picture);
  let line = -1;
  const blocks = paragraphs.map((lines): Block => {
    let text = '';
    const placed: Word[] = [];
    for (const recognized of lines) {
      line += 1;
      const size = place.height(recognized);
      for (const [at, { text: word, box, confidence }] of recognized.entries()) {
        if (at > 0) text += ' ';
        else if (text !== '') text = hyphenJoined(text, word, placed);
        const start = text.length;
        text += word;
        placed.push({ start, end: text.length, box: place.box(box), line, size, isBold: false, confidence });
      }
    }
    return { kind: 'paragraph', text, words: placed };
  });
  return { ...part, source: 'OCR', blocks };
}

function isWord({ text, confidence }: RecognizedWord): boolean {
  return confidence >= NO_WORD && /[\p{L}\p{N}]/u.test(text);
}

/** From pixels of the page as it is shown to points of the page before it is turned. */
function placing({ width, height, rotation }: PageGeometry, picture: { width: number; height: number }) {
  const isLying = rotation === 90 || rotation === 270;
  const perPixel = (isLying ? height : width) / picture.width;
  const round = (value: number) => Math.round(value * 100) / 100;
  const turned = {
    0: (box: Box) => box,
    90: ({ left, top, right, bottom }: Box) => ({
      left: top,
      right: bottom,
      top: height - right,
      bottom: height - left,
    }),
    180: ({ left, top, right, bottom }: Box) => ({
      left: width - right,
      right: width - left,
      top: height - bottom,
      bottom: height - top,
    }),
    270: ({ left, top, right, bottom }: Box) => ({
      left: width - bottom,
      right: width - top,
      top: left,
      bottom: right,
    }),
  }[rotation];
  return {
    box: ({ left, top, right, bottom }: Box): Box => {
      const points = { left: left * perPixel, top: top * perPixel, right: right * perPixel, bottom: bottom * perPixel };
      const box = turned(points);
      return { left: round(box.left), top: round(box.top), right: round(box.right), bottom: round(box.bottom) };
    },
    height: (line: readonly RecognizedWord[]) =>
      round(Math.max(...line.map(({ box }) => box.bottom - box.top)) * perPixel),
  };
}
