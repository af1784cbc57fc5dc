import { isEforms, readEforms } from './eforms.ts';
import type { Notice } from './notice.ts';
import { isTed, readTed } from './ted.ts';
import { readXml } from './xml-tree.ts';

/**
 * Reads the XML of a notice exactly as it states its values.
 *
 * @returns null for an XML document that is no notice
 * @throws {XmlRefused} DOCTYPE, MALFORMED, TOO_LARGE
 */
export function readNotice(text: string): Notice | null {
  const root = readXml(text.replace(/^\uFEFF/, ''));
  if (isEforms(root)) return readEforms(root);
  return isTed(root) ? readTed(root) : null;
}
