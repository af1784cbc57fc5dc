import { cliText } from '@zuschlag/i18n/messages/command-line';
import { errorText } from '@zuschlag/i18n/messages/errors';
import { fieldProblemText, isFieldProblem } from '@zuschlag/i18n/messages/field-problems';
import { OutcomeUnknown, ZuschlagError } from '@zuschlag/sdk/errors';
import { CommanderError } from 'commander';
import { accessOf } from './access.ts';
import type { Env } from './env.ts';
import { Ending, type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts';
import { visible } from './terminal.ts';
import { usageText } from './usage.ts';

/**
 * Prints why a command ended early: for people on stderr, with `--json` as the only document on stdout.
 *
 * @returns the exit code
 */
export async function tellFailure(error: unknown, env: Env): Promise<ExitCode> {
  const exitCode = exitCodeOf(error);
  const message = await messageOf(error, env);
  if (!env.parameters.includes('--json')) {
    env.stderr.write(`${visible(message)}\n`);
    return exitCode;
  }
  const { code, details, requestId } =
    error instanceof OutcomeUnknown
      ? { ...error, code: 'OUTCOME_UNKNOWN', details: { importId: error.importId } }
      : error instanceof ZuschlagError
        ? error
        : { code: nameOf(error), details: {}, requestId: null };
  const document = { exitCode, error: { code, message, details, requestId } };
  env.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  return exitCode;
}

/** @returns the words for what went wrong, in the language of the command line */
export async function messageOf(error: unknown, env: Env): Promise<string> {
  const { language } = env;
  if (error instanceof Ending) return cliText(error.word, language, error.values);
  if (error instanceof CommanderError) return usageText(error, language);
  if (!(error instanceof ZuschlagError))
    return cliText('unexpected', language, { reason: error instanceof Error ? error.message : String(error) });
  if (error instanceof OutcomeUnknown) return cliText('outcomeUnknown', language, { id: error.importId ?? '' });
  if (error.code === 'UNAVAILABLE' && error.details.state === 'reading') return cliText('noProgress', language);
  if (error.code === 'UNAUTHENTICATED') return cliText('tokenRefused', language);
  if (error.code === 'UNAVAILABLE' && error.requestId === null) {
    const url = await accessOf(env).then(
      (access) => access.url,
      () => '',
    );
    return cliText('unreachable', language, { url: [url, reasonIn(error)].join(' ').trim() });
  }
  const fields =
    error.details.fields?.map(({ path, problem, bound }) =>
      [path, isFieldProblem(problem) ? fieldProblemText(problem, language, bound) : problem].filter(Boolean).join(': '),
    ) ?? [];
  const reference =
    exitCodeOf(error) === exitCodes.unexpected && error.requestId
      ? ` (${cliText('reference', language, { id: error.requestId })})`
      : '';
  return [errorText(error.code, language, error.details) + reference, ...fields].join('\n  ');
}

/** @returns the code of the deepest cause: an untrusted certificate differs from a wrong port */
export function reasonIn(error: Error): string {
  let deepest: unknown = error;
  while (deepest instanceof Error && deepest.cause) deepest = deepest.cause;
  const code = (deepest as NodeJS.ErrnoException).code;
  return typeof code === 'string' && deepest !== error ? `(${code})` : '';
}

/** The code for scripts: `NO_ACCESS` for `noAccess`. */
function nameOf(error: unknown): string {
  if (error instanceof CommanderError) return 'USAGE';
  return error instanceof Ending ? error.word.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : 'UNEXPECTED';
}
