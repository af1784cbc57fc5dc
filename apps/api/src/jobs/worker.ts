import type { MigrateOptions } from '@zuschlag/db/migrate';
import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import { type JobName, type JobParts, jobs, payloads } from './jobs.ts';

export type JobLog = { error(about: object, line: string): void; warn(about: object, line: string): void };
export type Worker = { stop(): Promise<void> };

const JOBS_AT_ONCE = 4;

/** Installs the tables of the job queue; `migrate` calls it before it grants rights. */
export const installQueue: NonNullable<MigrateOptions['afterMigrations']> = (ownerPool) =>
  runMigrations({ pgPool: ownerPool, logger: quietLogger() });

/** Does jobs until it is stopped; those that have begun are finished. */
export async function startWorker(parts: JobParts, log: JobLog): Promise<Worker> {
  const runner = await run({
    connectionString: parts.database.ownerUrl,
    concurrency: JOBS_AT_ONCE,
    maxPoolSize: JOBS_AT_ONCE,
    noHandleSignals: true,
    taskList: taskListOf(parts),
    logger: quietLogger(),
  });
  runner.events.on('job:error', ({ job, error }) => {
    log.warn(
      { err: error, job: job.id, task: job.task_identifier, attempt: job.attempts },
      'a job failed and is tried again',
    );
  });
  runner.events.on('job:failed', ({ job, error }) => {
    log.error({ err: error, job: job.id, task: job.task_identifier }, 'a job failed for good');
  });
  return { stop: () => runner.stop() };
}

export function taskListOf(parts: JobParts): TaskList {
  const names = Object.keys(jobs) as JobName[];
  return Object.fromEntries(names.map((name) => [name, taskOf(name, parts)]));
}

function taskOf<Name extends JobName>(name: Name, parts: JobParts): TaskList[string] {
  return async (payload, { job }) => {
    await jobs[name](parts, payloads[name].parse(payload) as Parameters<(typeof jobs)[Name]>[1], `job-${job.id}`);
  };
}

// The worker's own chatter is left out: what matters comes by its events.
function quietLogger(): Logger {
  return new Logger(() => () => undefined);
}
