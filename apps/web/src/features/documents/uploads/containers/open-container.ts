import type { Locale } from '@zuschlag/i18n/locales';
import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import { endingOf } from '@zuschlag/validation/documents/document-vocabulary';
import { containerLimits } from '@zuschlag/validation/wire/archive-limits';
import { problemOfFile } from '../judge-file.ts';
import type { ChosenFile } from '../use-staged-files.ts';
import type { Member } from './member.ts';

/** What came of a container: the files to go on with, the names of those that no Chance takes, or why it stays closed. */
export type Opened = { files: ChosenFile[]; others: string[] } | { problem: DocumentProblem };

const openers = {
  zip: async (file: File) => (await import('./zip-members.ts')).zipMembers(file),
  msg: async (file: File, locale: Locale) => (await import('./msg-members.ts')).msgMembers(file, locale),
} as const;

export const containerEndings = Object.keys(openers) as (keyof typeof openers)[];
const kindOf = ({ name }: File) => containerEndings.find((ending) => ending === endingOf(name));

export const isContainer = (file: File) => kindOf(file) !== undefined;

/**
 * Opens an archive or a mail of Outlook in the browser: it is never sent itself, and each file of it that a Chance takes
 * goes on as if it had been dropped alone.
 */
export async function openContainer(file: File, locale: Locale): Promise<Opened> {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file.name} is no container.`);
  if (file.size === 0) return { problem: 'EMPTY_FILE' };
  if (file.size > containerLimits.unpackedBytes) return { problem: 'TOO_LARGE_UNPACKED' };
  const members = await openers[kind](file, locale);
  if (!Array.isArray(members)) return { problem: members.problem };
  const files: ChosenFile[] = [];
  const others: string[] = [];
  for (const member of members) {
    // One that is too large is named with its reason, like one that was dropped alone.
    if (problemOfFile(member) === 'INVALID_FILE_TYPE') others.push(member.name);
    else files.push(await fileOf(member));
  }
  return { files, others };
}

async function fileOf({ name, folder, size, read }: Member): Promise<ChosenFile> {
  const problem = problemOfFile({ name, size });
  // What is refused by its name or size is not unpacked.
  if (problem) return { file: new File([], name), folder, refusal: { problem, size } };
  return { file: new File([await read()], name), folder };
}
