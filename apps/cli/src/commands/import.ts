import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { fileNoteText } from '@zuschlag/i18n/messages/configuration-file-notes';
import type { Zuschlag } from '@zuschlag/sdk/connect';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { fileReader } from '../cell-text.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { Ending, type ExitCode, exitCodes } from '../exit-codes.ts';
import { fileTrouble } from '../file-trouble.ts';
import { problemsOf, reportPlan, type ShownRows, shownRows } from '../import-report.ts';
import { onInterruption } from '../interruption.ts';
import { planOf } from '../plan-import.ts';
import { impactOf, reportImpact } from '../rate-impact.ts';
import { tableOf } from '../tables.ts';
import { isYes, type Terminal } from '../terminal.ts';

type Options = CommonOptions & {
  yes?: boolean;
  dryRun?: boolean;
  skipWrong?: boolean;
  annotated?: string;
  headingRow?: number;
};

/** `zuschlag import <table> <file>`: plan, show, ask, write. */
export function importCommand(env: Env): Command {
  const { language } = env;
  return newCommand('import', 'import', env)
    .argument('<table>', cliText('tableArgument', language, { example: 'vacation-bonus' }))
    .argument('<file>', cliText('fileArgument', language))
    .option('-y, --yes', cliText('yesOption', language))
    .option('--dry-run', cliText('dryRunOption', language))
    .option('--skip-wrong', cliText('skipWrongOption', language))
    .option('--heading-row <row>', cliText('headingRowOption', language), Number)
    .option('--annotated <file>', cliText('annotatedOption', language))
    .action(async (table: string, file: string, options: Options) => {
      env.exitCode = await runImport(contextOf(env, options), { table, file, ...options });
    });
}

async function runImport(
  { env, terminal }: Context,
  call: Options & { table: string; file: string },
): Promise<ExitCode> {
  const table = tableOf(call.table);
  const zuschlag = await connectionOf(env);
  let planId: string | null = null;
  const putAway = async () => {
    if (planId !== null) await zuschlag.api.configuration.imports.discard.mutate({ id: planId });
  };
  const interruption = onInterruption(terminal, putAway);
  let hasAskedToWrite = false;
  try {
    const onBegun = (id: string) => {
      planId = id;
    };
    const plan = await planOf(zuschlag, terminal, { ...call, table, onBegun });
    const rows = await shownRows(zuschlag, plan.id, terminal);
    reportPlan(plan, rows, terminal);
    if (call.annotated) await keepAnnotated(zuschlag, plan.id, call.annotated, terminal);
    const isAnythingToWrite = plan.counts.new + plan.counts.changed > 0;
    const impact = isAnythingToWrite ? await impactOf(zuschlag, plan.id, terminal) : null;
    if (isAnythingToWrite) reportImpact(impact, terminal);

    const exitCode = await decide(plan, call, terminal);
    if (exitCode !== 'write') {
      terminal.document(documentOf(plan, rows, { exitCode, impact }, terminal));
      return exitCode;
    }
    interruption.writes(plan.id);
    hasAskedToWrite = true;
    const written = await zuschlag.imports.commit(plan, {
      skipWrong: call.skipWrong ?? false,
      onLost: () => terminal.note(terminal.text('answerLost')),
    });
    terminal.say(terminal.text('committed', { count: plan.counts.new + plan.counts.changed, id: written.id }));
    terminal.say(terminal.text('howToUndo', { id: written.id }));
    terminal.document(documentOf(written, rows, { exitCode: exitCodes.done, impact }, terminal));
    return exitCodes.done;
  } finally {
    interruption.over();
    // A plan that is not to be written must not remain on the server. The output already names the reason, so a failure here
    // adds nothing. After the request to write, the server has the last word.
    if (!hasAskedToWrite) await putAway().catch(() => undefined);
  }
}

/** Whether the plan is written, and if not, how the program ends. */
async function decide(plan: ConfigurationImport, call: Options, terminal: Terminal): Promise<ExitCode | 'write'> {
  const { counts } = plan;
  const bad = counts.wrong + counts.duplicate;
  if (bad > 0 && !call.skipWrong) return ending(terminal, exitCodes.rowsWrong, 'hasErrors');
  if (counts.new + counts.changed === 0) return ending(terminal, exitCodes.done, 'nothingToDo');
  if (call.dryRun) return ending(terminal, exitCodes.done, 'dryRun');
  if (call.yes) return 'write';
  if (terminal.isInteractive && isYes(await terminal.ask(terminal.text('confirmImport')))) return 'write';
  return ending(terminal, exitCodes.notConfirmed, 'notConfirmed');
}

function ending(terminal: Terminal, exitCode: ExitCode, word: Parameters<Terminal['text']>[0]): ExitCode {
  const line = terminal.text(word);
  if (exitCode === exitCodes.done) terminal.say(line);
  else terminal.note(line);
  return exitCode;
}

async function keepAnnotated({ files }: Zuschlag, id: string, target: string, terminal: Terminal): Promise<void> {
  const { bytes } = await files.download(`/imports/${encodeURIComponent(id)}/annotated?language=${terminal.language}`);
  try {
    await writeFile(target, bytes);
  } catch (error) {
    throw new Ending(exitCodes.usage, 'cannotWrite', {
      file: target,
      reason: fileTrouble(error, 'write', terminal.language),
    });
  }
  terminal.say(terminal.text('annotated', { file: basename(target) }));
}

type Outcome = { exitCode: ExitCode; impact: Awaited<ReturnType<typeof impactOf>> };

/** The document of `--json`. */
function documentOf(plan: ConfigurationImport, rows: ShownRows, { exitCode, impact }: Outcome, terminal: Terminal) {
  const { id, table, fileName, notes, counts } = plan;
  return {
    exitCode,
    isWritten: plan.state === 'committed',
    importId: id,
    table,
    fileName,
    notes: notes.map((note) => ({ ...note, message: fileNoteText(note, fileReader(table, terminal.language)) })),
    counts,
    effect: impact,
    problems: rows.problems.map((row) => ({
      row: row.row,
      verdict: row.verdict,
      texts: row.texts,
      problems: row.problems,
      messages: problemsOf(table, row, terminal.language),
    })),
    changes: rows.changes.map(({ row, texts, before, values, notes: how }) => ({
      ...{ row, texts, before, after: values, notes: how },
    })),
    additions: rows.additions.map(({ row, texts, values, notes: how }) => ({ row, texts, values, notes: how })),
  };
}
