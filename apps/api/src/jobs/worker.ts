import type { MigrateOptions } from '@zuschlag/db/migrate';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { AddressJob, AddressJobName, JobName, JobParts } from './job.ts';
import { addressJobNames, addressJobs, jobNames, jobs } from './jobs.ts';

export type JobLog = { error(about: object, line: string): void; warn(about: object, line: string): void };
export type Worker = {
  /** Takes no more jobs, and waits for those that have begun. */
  stop(): Promise<void>;
  /** Gives back, to be tried again, what `stop` still waits for. */
  giveUp(): Promise<void>;
};

/** The jobs a process runs: all of them, or only those that take moments, may take minutes, or read documents. */
export const jobSelections = ['all', 'quick', 'long', 'documents'] as const;
export type JobSelection = (typeof jobSelections)[number];

type Pool = { jobsAtOnce: number; names: (JobName | AddressJobName)[] };

const ofTenant = z.object({ mainOrganizationId: z.int().positive() });
const ofAddress = z.object({ email: z.string().min(1) });

/** Installs the tables of the job queue; `migrate` calls it before it grants rights. */
export const installQueue: NonNullable<MigrateOptions['afterMigrations']> = (ownerPool) =>
  runMigrations({ pgPool: ownerPool, logger: quietLogger() });

/**
 * Gives back the jobs of processes that were killed; the queue itself waits four hours for them. Only for the one process
 * that has a database to itself: the jobs of others would be done twice.
 */
export const freeAbandonedJobs: NonNullable<MigrateOptions['afterMigrations']> = async (ownerPool) => {
  await ownerPool.query(`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`);
};

/** Does jobs until it is stopped; those that have begun are finished. Long jobs never take a place of quick ones. */
export async function startWorker(parts: JobParts, log: JobLog, selection: JobSelection = 'all'): Promise<Worker> {
  const runners: Runner[] = [];
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
  };
  const giveUp = async () => {
    await Promise.all(runners.map((runner) => runner.kill()));
  };
  try {
    for (const pool of poolsOf(selection)) runners.push(await startPool(pool, parts, log));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, giveUp };
}

/** The pools of a process and the jobs each of them takes. */
export function poolsOf(selection: JobSelection): Pool[] {
  const pools = {
    quick: { jobsAtOnce: 4, names: [...jobNames.filter(isQuick), ...addressJobNames] },
    long: { jobsAtOnce: 2, names: jobNames.filter((name) => jobs[name].isLong) },
    documents: { jobsAtOnce: 2, names: jobNames.filter((name) => jobs[name].readsDocuments) },
  };
  return selection === 'all' ? [pools.quick, pools.long, pools.documents] : [pools[selection]];
}

function isQuick(name: JobName): boolean {
  return !jobs[name].isLong && !jobs[name].readsDocuments;
}

async function startPool({ jobsAtOnce, names }: Pool, parts: JobParts, log: JobLog): Promise<Runner> {
  const runner = await run({
    connectionString: parts.database.ownerUrl,
    concurrency: jobsAtOnce,
    maxPoolSize: jobsAtOnce,
    noHandleSignals: true,
    taskList: taskListOf(names, parts),
    logger: quietLogger(),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job queue ended'));
  runner.events.on('job:error', ({ job, error }) => {
    log.warn(
      { err: error, job: job.id, task: job.task_identifier, attempt: job.attempts },
      'a job failed and is tried again',
    );
  });
  runner.events.on('job:failed', ({ job, error }) => {
    log.error({ err: error, job: job.id, task: job.task_identifier }, 'a job failed for good');
  });
  return runner;
}

/** The jobs as the queue runs them; only jobs that are named are taken. */
export function taskListOf(names: readonly (JobName | AddressJobName)[], parts: JobParts): TaskList {
  return Object.fromEntries(
    names.map((name) => [name, name in addressJobs ? addressTaskOf(name, parts) : taskOf(name as JobName, parts)]),
  );
}

function addressTaskOf(name: string, { database, publish }: JobParts): TaskList[string] {
  const { run: runJob } = (addressJobs as { [name: string]: AddressJob })[name] as AddressJob;
  return async (payload, { job }) =>
    runJob({ database, publish, now: new Date(), requestId: `job-${job.id}` }, ofAddress.parse(payload));
}

function taskOf<Name extends JobName>(name: Name, parts: JobParts): TaskList[string] {
  const { payload: schema, run: runJob } = jobs[name];
  return async (payload, { job }) => {
    const { mainOrganizationId } = ofTenant.parse(payload);
    const { database, publish } = parts;
    const origin = { database, publish, mainOrganizationId, now: new Date(), requestId: `job-${job.id}` };
    await runJob(origin, schema.parse(payload), parts);
  };
}

// The messages of the queue itself are left out: what matters comes by its events.
function quietLogger(): Logger {
  return new Logger(() => () => undefined);
}
