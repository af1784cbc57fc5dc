import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileProblemText } from '@zuschlag/i18n/messages/configuration-imports';
import type { Zuschlag } from '@zuschlag/sdk/connect';
import { ZuschlagError } from '@zuschlag/sdk/errors';
import {
  type ConfigurationImport,
  type FileProblem,
  fileProblems,
  importLimits,
} from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { longestFileName } from '@zuschlag/validation/files/files';
import { Ending, exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

const POLL_MS = 200;
// A plan of the largest file takes seconds; a server that stands still this long has nobody who works.
const STANDSTILL_MS = 120_000;

/**
 * Sends a file and has its plan made. Nothing is written.
 *
 * @param onBegun is told the id as soon as there is something to put away
 * @throws {Ending} when the file cannot be read here, is refused there, or no plan comes about
 */
export async function planOf(
  { api, files }: Zuschlag,
  terminal: Terminal,
  { table, file, onBegun }: { table: TableKey; file: string; onBegun: (id: string) => void },
): Promise<ConfigurationImport> {
  // The server keeps short names; the end with the kind of file says more than the beginning.
  const name = basename(file).slice(-longestFileName);
  const content = await contentOf(file, terminal);
  terminal.progress(terminal.text('sending', { file: name }));
  const stored = await files.upload(content, name).catch((error: unknown) => {
    throw refusalOf(error, terminal, name);
  });
  let plan = await api.configuration.imports.plan.mutate({ table, fileId: stored.id });
  onBegun(plan.id);
  for (let since = Date.now(), seen = -1; plan.state === 'reading'; ) {
    if (plan.done !== seen) [since, seen] = [Date.now(), plan.done];
    if (Date.now() - since > STANDSTILL_MS) throw new Ending(exitCodes.unexpected, 'noProgress');
    if (plan.total > 0) terminal.progress(terminal.text('reading', { done: plan.done, total: plan.total }));
    await pause(POLL_MS);
    plan = await api.configuration.imports.byId.query({ id: plan.id });
  }
  terminal.progress(null);
  if (plan.state === 'refused' && plan.problem) throw refusedFor(terminal, name, plan.problem);
  return plan;
}

async function contentOf(file: string, terminal: Terminal): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // Asked before reading, so that a mistyped name of a huge file fills no memory.
    const { size } = await stat(file);
    if (size > importLimits.bytes) throw refusedFor(terminal, basename(file), { code: 'TOO_LARGE', names: [] });
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Ending) throw error;
    throw new Ending(exitCodes.usage, 'cannotRead', { file, reason: reasonOf(error) });
  }
}

/** What the server says about a file before it has looked into it. */
function refusalOf(error: unknown, terminal: Terminal, name: string): unknown {
  if (!(error instanceof ZuschlagError)) return error;
  if (error.code === 'PAYLOAD_TOO_LARGE') return refusedFor(terminal, name, { code: 'TOO_LARGE', names: [] });
  const problem = fileProblems.find((each) => each === error.details.names?.[0]);
  return error.code === 'FILE_REFUSED' && problem ? refusedFor(terminal, name, { code: problem, names: [] }) : error;
}

function refusedFor({ language }: Terminal, file: string, problem: { code: FileProblem; names: string[] }): Ending {
  const reason = fileProblemText(problem.code, problem.names, language);
  return new Ending(exitCodes.fileRefused, 'refused', { file, reason });
}

/** @returns why the system would not read or write, in its own words */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
