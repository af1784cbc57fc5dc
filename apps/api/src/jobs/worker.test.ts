import { ownDatabase } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeAbandonedJobs } from './worker.ts';

const database = await ownDatabase();
let owner: pg.Pool;
beforeAll(() => {
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

describe('jobs that a killed process had begun', () => {
  it('are free again at the next start of the one process that has the database to itself', async () => {
    await owner.query(`select graphile_worker.add_job('tidy-up', '{}'::json, queue_name => 'one by one')`);
    const take = `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()`;
    await owner.query(take);
    await owner.query(`update graphile_worker._private_job_queues set locked_by = 'killed', locked_at = now()`);
    await freeAbandonedJobs(owner);
    const { rows } = await owner.query(`
      select 'job' as what, locked_by as by from graphile_worker._private_jobs
      union all select 'queue', locked_by from graphile_worker._private_job_queues`);
    expect(rows).toEqual([
      { what: 'job', by: null },
      { what: 'queue', by: null },
    ]);
  });
});
