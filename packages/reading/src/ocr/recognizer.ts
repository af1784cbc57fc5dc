import type { Box } from '../text-with-places.ts';

/** A word that was recognized, in pixels of the picture. */
export type RecognizedWord = { text: string; box: Box; confidence: number };
/** What was recognized in a picture: paragraphs of lines of words, in the order of reading. */
export type RecognizedPicture = { width: number; height: number; paragraphs: RecognizedWord[][][] };

/**
 * Recognizes the text of a picture (PNG).
 *
 * @returns null for a picture that it could not work on in its time
 */
export type Recognizer = (picture: Uint8Array, signal?: AbortSignal) => Promise<RecognizedPicture | null>;
