import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PersonKey } from '../../../testing/people.ts';
import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';

/** Makes a person of a tenant an administrator of the platform, as the owner of the database does. */
export async function anAdmin(tenant: ScenarioTenant, who: PersonKey = 'holdingViewer'): Promise<PersonKey> {
  const { mainOrganizationId, userId } = tenant.people[who];
  await as(tenant, systemOf(tenant), ({ db }) =>
    db.user.updateMany({ where: { mainOrganizationId, id: userId }, data: { role: 'Admin' } }),
  );
  const owner = new pg.Client({ connectionString: tenant.database.ownerUrl });
  await owner.connect();
  const id = randomUUID();
  await owner.query(
    `insert into platform_admin (id, email, name, "mainOrganizationId", "userId") values ($1, $2, 'Ops', $3, $4)
     on conflict ("mainOrganizationId", "userId") do nothing`,
    [id, `${id}@zuschlag.example`, mainOrganizationId, userId],
  );
  await owner.end();
  return who;
}

/** The first Manager of a tenant, under an address of its own. */
export const aNewManager = () => ({ firstname: 'Ida', lastname: 'Neu', email: `${randomUUID()}@founded.example` });
