import { namesOfTable } from '@zuschlag/i18n/messages/configuration-synonyms';
import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { Ending, exitCodes } from './exit-codes.ts';

/** @returns the name of a table on the command line: `social-security` */
export function commandName(key: TableKey): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export const allTableNames = tableKeys.map(commandName).join(', ');

/** Finds a table by its key or any of its names, without regard to case and blanks. @throws {Ending} */
export function tableOf(name: string): TableKey {
  const found = tableKeys.find((key) => namesOfTable(key).some((known) => folded(known) === folded(name)));
  if (!found) throw new Ending(exitCodes.usage, 'unknownTable', { name, names: allTableNames });
  return found;
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
