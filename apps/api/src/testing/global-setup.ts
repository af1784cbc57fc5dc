import { startTestServer } from '@zuschlag/db/testing/test-server';
import { runMigrations } from 'graphile-worker';
import type { TestProject } from 'vitest/node';

/** One database server per test run, with the application's tables and the job queue in its template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return startTestServer(project, (pgPool) => runMigrations({ pgPool }));
}
