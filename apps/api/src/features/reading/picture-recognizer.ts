import type { Recognizer } from '@zuschlag/reading/ocr/recognizer';
import { installedTesseract } from '@zuschlag/reading/ocr/tesseract';

let chosen: Recognizer | null | undefined;

/** Sets what recognizes text in pictures in this process; undefined for what the machine has. */
export function recognizePicturesBy(recognizer: Recognizer | null | undefined): void {
  chosen = recognizer;
}

/** @returns null where pictures stay unread */
export function pictureRecognizer(): Recognizer | null {
  return chosen === undefined ? installedTesseract() : chosen;
}
