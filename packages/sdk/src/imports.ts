import { isTransient, OutcomeUnknown, ZuschlagError, zuschlagError } from './errors.ts';
import type { FileContent, FileTransfer } from './files.ts';
import { pause, retries } from './sending/retries.ts';
import type { CallOptions } from './typed-calls.ts';
import type { ConfigurationImport, ConfigurationImportsPlanInput, ImportRow, Procedures } from './wire.gen.ts';

/** A file with its name: a `File`, or the two beside each other. */
export type ImportFile = File | { name: string; content: FileContent };
export type PlanOptions = Pick<CallOptions, 'signal'> & {
  /** Receives the id of the import as soon as the server has one. */
  onBegun?: (importId: string) => void;
  /** Receives how many rows are read, of how many. */
  onProgress?: (done: number, total: number) => void;
  /** the row of the headings, as the spreadsheet counts, where the server does not find them */
  headingRow?: number;
};
export type WriteOptions = CallOptions & {
  /** Called when no answer came, and the outcome is looked up. */
  onLost?: () => void;
};
export type CommitOptions = WriteOptions & {
  /** writes the right rows of a plan that also has wrong or duplicate ones */
  skipWrong?: boolean;
};
export type RunOptions = PlanOptions &
  CommitOptions & {
    /** Decides whether a plan that can be written is written; without it every such plan is. */
    confirm?: (plan: ConfigurationImport) => boolean | Promise<boolean>;
  };
/**
 * `written`: every row of the plan stands in the table. `nothingToDo`: it did before. `rowsWrong`: `problems` says why
 * nothing was written. `fileRefused`: `import.problem` says why the file cannot be read. `declined`: `confirm` said no.
 */
export type ImportOutcome = {
  result: 'written' | 'nothingToDo' | 'rowsWrong' | 'fileRefused' | 'declined';
  import: ConfigurationImport;
  /** the wrong and duplicate rows, at most 500 */
  problems: ImportRow[];
};

/** Imports files into configuration tables. @source docs/import.md */
export type Imports = {
  /**
   * Sends a file and waits for its plan. No row of the table changes.
   *
   * @returns the import in the state `planned`, or `refused` when the file cannot be read
   * @throws {ZuschlagError} also UNAVAILABLE with the state `reading` when the server makes no progress for two minutes
   */
  plan(table: Table, file: ImportFile, options?: PlanOptions): Promise<ConfigurationImport>;
  /**
   * Writes a plan exactly as it was shown, or nothing of it. When the answer is lost, the import is looked up for a minute.
   *
   * @throws {OutcomeUnknown} when nothing can be known; `importId` names the import, `imports.byId` tells its state later
   * @throws {ZuschlagError} PLAN_OUTDATED when the table changed since, IMPORT_HAS_ERRORS, IMPORT_STATE
   */
  commit(plan: ConfigurationImport, options?: CommitOptions): Promise<ConfigurationImport>;
  /**
   * Takes a written import back as a whole. When the answer is lost, the import is looked up for a minute.
   *
   * @throws {OutcomeUnknown} when nothing can be known
   * @throws {ZuschlagError} UNDO_IMPOSSIBLE when one of its rows is gone since, IMPORT_STATE
   */
  undo(importId: string, options?: WriteOptions): Promise<ConfigurationImport>;
  /**
   * Sends a file, waits for its plan and writes it: `plan`, then `commit`. A plan that is not written is discarded.
   *
   * @throws {OutcomeUnknown} as `commit`
   */
  run(table: Table, file: ImportFile, options?: RunOptions): Promise<ImportOutcome>;
};
type Table = ConfigurationImportsPlanInput['table'];

const POLL_MS = 250;
// The largest file takes seconds; a server without progress for this long has no worker.
const STANDSTILL_MS = 120_000;

export function importsOf(api: Procedures['configuration']['imports'], files: Pick<FileTransfer, 'upload'>): Imports {
  const plan: Imports['plan'] = async (table, file, { signal, headingRow, onBegun, onProgress } = {}) => {
    const content = 'content' in file ? file.content : file;
    const stored = await files.upload(content, file.name, { signal });
    let found = await api.plan.mutate({ table, fileId: stored.id, headingRow }, { signal });
    onBegun?.(found.id);
    for (let since = Date.now(), seen = -1; found.state === 'reading'; ) {
      if (found.done !== seen) [since, seen] = [Date.now(), found.done];
      if (Date.now() - since > STANDSTILL_MS) throw new ZuschlagError('UNAVAILABLE', { state: 'reading' }, null);
      if (found.total > 0) onProgress?.(found.done, found.total);
      await pause(POLL_MS, signal);
      found = await api.byId.query({ id: found.id }, { signal });
    }
    return found;
  };

  /** Sends a change of an import; after lost answers looks at the import, and sends again what has not happened yet. */
  const settle = async (
    id: string,
    wanted: ConfigurationImport['state'],
    send: (options: CallOptions) => Promise<ConfigurationImport>,
    { onLost, ...options }: WriteOptions = {},
  ): Promise<ConfigurationImport> => {
    const { signal, idempotencyKey = crypto.randomUUID() } = options;
    const sendOnce = () => send({ ...options, idempotencyKey });
    try {
      return await sendOnce();
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
      onLost?.();
      let last: unknown = error;
      for (const end = Date.now() + retries.lookUpMs; Date.now() < end; await pause(4 * retries.pauseMs, signal)) {
        try {
          const found = await api.byId.query({ id }, { signal });
          // The lost call may still run. The same key makes both one.
          return found.state === wanted ? found : await sendOnce();
        } catch (failed) {
          signal?.throwIfAborted();
          if (!isTransient(failed)) {
            if (isRefusedAtTheDoor(failed)) throw new OutcomeUnknown(idempotencyKey, failed, id);
            throw failed;
          }
          last = failed;
        }
      }
      throw new OutcomeUnknown(idempotencyKey, last, id);
    }
  };
  const commit: Imports['commit'] = ({ id, planHash }, { skipWrong = false, ...options } = {}) =>
    settle(id, 'committed', (call) => api.commit.mutate({ id, planHash: planHash ?? '', skipWrong }, call), options);
  const undo: Imports['undo'] = (id, options) => settle(id, 'undone', (call) => api.undo.mutate({ id }, call), options);

  const run: Imports['run'] = async (table, file, { confirm, onBegun, onProgress, ...options } = {}) => {
    const { signal, skipWrong = false } = options;
    const planned = await plan(table, file, { signal, onBegun, onProgress });
    const { id, counts, state } = planned;
    const outcome = (result: ImportOutcome['result'], problems: ImportRow[] = []) => ({
      result,
      import: planned,
      problems,
    });
    if (state === 'refused') return outcome('fileRefused');
    const isBad = counts.wrong + counts.duplicate > 0 && !skipWrong;
    const hasRows = counts.new + counts.changed > 0;
    if (!isBad && hasRows && (!confirm || (await confirm(planned)))) {
      return { ...outcome('written'), import: await commit(planned, options) };
    }
    const problems = isBad
      ? await api.rows.query({ id, verdicts: ['wrong', 'duplicate'], first: 500 }, { signal })
      : null;
    // A plan that stays behind does no harm; the outcome counts.
    await api.discard.mutate({ id }, { signal }).catch(() => undefined);
    if (problems)
      return outcome(
        'rowsWrong',
        problems.edges.map(({ node }) => node),
      );
    return outcome(hasRows ? 'declined' : 'nothingToDo');
  };
  return { plan, commit, undo, run };
}

/** Refused before the server looked at the import, so nothing is known of it. */
function isRefusedAtTheDoor(error: unknown): boolean {
  return ['UNAUTHENTICATED', 'RATE_LIMITED'].includes(zuschlagError(error).code);
}
