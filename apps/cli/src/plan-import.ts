import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FileReader, fileProblemText } from '@zuschlag/i18n/messages/configuration-files';
import type { Zuschlag } from '@zuschlag/sdk/connect';
import { ZuschlagError } from '@zuschlag/sdk/errors';
import {
  type ConfigurationImport,
  type FileProblem,
  fileProblems,
  importLimits,
} from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { longestFileName } from '@zuschlag/validation/wire/files';
import { fileReader } from './cell-text.ts';
import { Ending, exitCodes } from './exit-codes.ts';
import { fileTrouble } from './file-trouble.ts';
import type { Terminal } from './terminal.ts';

/**
 * Uploads a file and waits for its plan. Writes no row.
 *
 * @param onBegun receives the id of the plan as soon as the server has one
 * @throws {Ending} when the file is unreadable, the server refuses it, or makes no plan
 */
export async function planOf(
  { imports }: Zuschlag,
  terminal: Terminal,
  {
    table,
    file,
    headingRow,
    onBegun,
  }: { table: TableKey; file: string; headingRow?: number; onBegun: (id: string) => void },
): Promise<ConfigurationImport> {
  // The server stores short names; the end of a name, with its extension, says more than the beginning.
  const name = basename(file).slice(-longestFileName);
  const refused = (problem: Refusal) => refusedFor(name, problem, fileReader(table, terminal.language));
  const content = await contentOf(file, refused, terminal.language);
  terminal.progress(terminal.text('sending', { file: name }));
  const onProgress = (done: number, total: number) => terminal.progress(terminal.text('reading', { done, total }));
  const plan = await imports
    .plan(table, { name, content }, { headingRow, onBegun, onProgress })
    .catch((error: unknown) => {
      throw refusalOf(error, refused);
    });
  terminal.progress(null);
  if (plan.state === 'refused' && plan.problem) throw refused(plan.problem);
  return plan;
}

type Refusal = { code: FileProblem; names: string[] };
type Refuse = (problem: Refusal) => Ending;

async function contentOf(
  file: string,
  refused: Refuse,
  language: Terminal['language'],
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // Checks the size first, so that a huge file by mistake fills no memory.
    const { size } = await stat(file);
    if (size > importLimits.bytes) throw refused({ code: 'TOO_LARGE', names: [] });
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Ending) throw error;
    throw new Ending(exitCodes.usage, 'cannotRead', { file, reason: fileTrouble(error, 'read', language) });
  }
}

/** Turns a refusal of the upload itself into the problem of a file. */
function refusalOf(error: unknown, refused: Refuse): unknown {
  if (!(error instanceof ZuschlagError)) return error;
  if (error.code === 'PAYLOAD_TOO_LARGE') return refused({ code: 'TOO_LARGE', names: [] });
  const problem = fileProblems.find((each) => each === error.details.names?.[0]);
  return error.code === 'FILE_REFUSED' && problem ? refused({ code: problem, names: [] }) : error;
}

function refusedFor(file: string, { code, names }: Refusal, reader: FileReader): Ending {
  const reason = fileProblemText(code, names, reader);
  return new Ending(exitCodes.fileRefused, 'refused', { file, reason });
}
