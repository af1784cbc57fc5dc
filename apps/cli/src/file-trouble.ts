import type { Locale } from '@zuschlag/i18n/locales';
import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';

/**
 * Why a file of this machine could not be read or written, in words.
 *
 * @param act of a path that is not there, reading misses the file and writing misses the folder
 */
export function fileTrouble(error: unknown, act: 'read' | 'write', language: Locale): string {
  const words: { [code: string]: CliMessage } = {
    ENOENT: act === 'read' ? 'fileMissing' : 'folderMissing',
    ENOTDIR: 'folderMissing',
    EISDIR: 'isFolder',
    EACCES: 'fileForbidden',
    EPERM: 'fileForbidden',
    EROFS: 'fileForbidden',
    ENOSPC: 'diskFull',
  };
  const word = words[(error as NodeJS.ErrnoException).code ?? ''];
  if (word) return cliText(word, language);
  return error instanceof Error ? error.message : String(error);
}
