import pg from 'pg';
import type { ScenarioTenant } from '../../../testing/scenario.ts';

const writtenTable = /^\s*(?:update|delete from|insert into) (\w+)/;

/** Changes rows of a tenant past the product, as a person with the password of the database could. */
export async function tamperer(ownerUrl: string, tenant: () => ScenarioTenant) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  return {
    owner,
    async tamper<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
      await owner.query('begin');
      try {
        const { mainOrganizationId } = tenant();
        await owner.query(`select set_config('app.main_organization', $1, true)`, [String(mainOrganizationId)]);
        const [, table] = writtenTable.exec(statement) ?? [];
        // A person who owns the database needs no policy. Locks of one table meet no others, so jobs beside it go on.
        if (table) await owner.query(`alter table ${table} no force row level security`);
        const { rows } = await owner.query(statement, values);
        if (table) await owner.query(`alter table ${table} force row level security`);
        await owner.query('commit');
        return rows as Row[];
      } catch (error) {
        await owner.query('rollback');
        throw error;
      }
    },
  };
}
