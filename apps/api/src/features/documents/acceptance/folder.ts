import { DomainError } from '../../../errors.ts';

/**
 * @returns the folder of a document, its parts joined by one slash
 * @throws {DomainError} INVALID_INPUT for a folder that leads out of itself, and for invisible characters
 */
export function plainFolder(given: string): string {
  const parts = given
    .normalize('NFC')
    .split(/[/\\]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.');
  if (parts.includes('..') || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(given))
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'folder', problem: 'INVALID_TEXT' }] });
  return parts.join('/');
}
