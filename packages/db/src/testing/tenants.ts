import { type Database, inTenant } from '../client.ts';

/** Founds a tenant with one person, whose address is `person@<short name>.example`. Tenant and person carry the id. */
export async function foundTenant(database: Database, id: number, shortName: string): Promise<void> {
  await inTenant(database, id, async (tx) => {
    await tx.organization.create({ data: { id, mainOrganizationId: id, name: `Firma ${shortName}`, shortName } });
    const of = { id, mainOrganizationId: id, organizationId: id };
    const email = `Person@${shortName}.example`;
    await tx.user.create({ data: { ...of, email, firstname: 'Pia', lastname: 'Person', role: 'Editor' } });
  });
}
