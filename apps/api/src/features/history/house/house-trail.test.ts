import { testDatabase } from '@zuschlag/db/testing/database';
import { houseTrail } from '@zuschlag/validation/chance/history/house-trail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { AuditRecord } from '../../../audit-log/audit-record.ts';
import { aQuickChance } from '../../../testing/chances.ts';
import { aPricedService, decideBids, requestMargins } from '../../../testing/decisions.ts';
import type { OrganizationKey, PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { houseTrailOf } from './house-trail.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
const acts = (who: PersonKey, record: AuditRecord) => as(tenant, tenant.people[who], (work) => work.audit(record));
const userId = (who: PersonKey) => tenant.people[who].userId;
beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
  await decideBids(tenant, chanceId, { nord: 'Bid', mitte: 'Nobid' });
  await aPricedService(tenant, chanceId, 'nord');
  await requestMargins(tenant, chanceId, 'nordEditor');
  const changed = { before: { role: 'Viewer' }, after: { role: 'Editor' } };
  const person = { entity: 'user', action: 'changeRole', ...changed };
  await acts('holdingManager', { ...person, entityId: userId('nordViewer') });
  await acts('holdingManager', { ...person, entityId: userId('mitteEditor') });
  const switches = { before: { fourEyes: false }, after: { fourEyes: true } };
  const settings = { entity: 'tenantSettings', entityId: tenant.mainOrganizationId };
  await acts('holdingManager', { ...settings, action: 'changeTenantSwitches', ...switches });
  const row = { activeFrom: '2027-01-01', value: 0.21, organizationId: tenant.mainOrganizationId };
  await acts('configAdmin', { entity: 'socialSecurity', entityId: 's', action: 'add', after: row });
  await acts('nordEditor', { entity: 'session', entityId: 'a', action: 'begin', after: { endsAt: 'x' } });
  await acts('nordManager', { entity: 'session', entityId: 'b', action: 'begin', after: { endsAt: 'x' } });
});
afterAll(() => database.close());

type Asked = Omit<Partial<z.input<typeof houseTrail>>, 'organizationId'> & { of?: OrganizationKey };
const read = async (who: PersonKey, { of, ...asked }: Asked = {}) => {
  const organizationId = of ? tenant.organizations[of].id : null;
  const page = await as(tenant, tenant.people[who], (work) =>
    houseTrailOf(work, houseTrail.parse({ first: 100, organizationId, ...asked })),
  );
  return page.edges.map(({ node }) => node);
};
const kinds = (entries: { kind: string }[]) => entries.map(({ kind }) => kind);

describe('the trail of the tenant', () => {
  it('says who changed what of whom, from what to what', async () => {
    const entries = await read('holdingManager', { area: 'people' });
    const { firstname, lastname } = tenant.people.nordViewer;
    const ofNord = entries.find(
      ({ kind, about }) => kind === 'user.changeRole' && about === `${firstname} ${lastname}`,
    );
    expect(ofNord?.person?.id).toBe(userId('holdingManager'));
    expect(ofNord?.changes).toEqual([{ field: 'role', from: 'Viewer', to: 'Editor' }]);
    const [settings] = await read('holdingManager', { area: 'tenant' });
    expect(settings?.changes).toEqual([{ field: 'fourEyes', from: false, to: true }]);
    const [row] = await read('holdingManager', { area: 'tables' });
    expect(row?.changes).toContainEqual({ field: 'socialSecurity.value', from: null, to: 0.21 });
  });

  it('says which price and which payment term of a contract were corrected', async () => {
    const before = { pricingId: 'price_seat', daysUntilDue: 14 };
    const after = { pricingId: 'price_of_year', daysUntilDue: 30 };
    await acts('holdingManager', { entity: 'billing', entityId: 'b', action: 'correctData', before, after });
    const entries = await read('holdingManager', { area: 'tenant' });
    expect(entries.find(({ kind }) => kind === 'billing.correctData')?.changes).toEqual([
      { field: 'pricingId', from: 'price_seat', to: 'price_of_year' },
      { field: 'daysUntilDue', from: 14, to: 30 },
    ]);
  });

  it('has the entries of Chances with the name of the Chance, and is for Managers of the main organization', async () => {
    const entries = await read('holdingManager', { area: 'chances' });
    expect(kinds(entries)).toContain('marginGroup.request');
    expect(new Set(entries.map(({ chance }) => chance?.id))).toEqual(new Set([chanceId]));
    expect(entries.find(({ kind }) => kind === 'marginGroup.request')?.about).toMatch(/Nord/);
    await expect(read('nordManager')).rejects.toThrow('NOT_PERMITTED');
    await expect(read('holdingEditor')).rejects.toThrow('NOT_PERMITTED');
  });

  it('is narrowed to a person and to days, and pages without a gap or a repetition', async () => {
    const mine = await read('holdingManager', { userId: userId('configAdmin') });
    expect(kinds(mine)).toEqual(['socialSecurity.add']);
    expect(await read('holdingManager', { until: '2020-01-01' })).toEqual([]);
    const whole = await read('holdingManager', { from: '2020-01-01' });
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await as(tenant, tenant.people.holdingManager, (work) =>
        houseTrailOf(work, houseTrail.parse({ first: 4, after })),
      );
      paged.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(paged).toEqual(whole.map(({ id }) => id));
  });
});

describe('the trail of an organization', () => {
  it('has what its people did and what happened to them, and no other organization', async () => {
    const entries = await read('nordManager', { of: 'nord' });
    expect(entries.filter(({ kind }) => kind === 'user.changeRole')).toHaveLength(1);
    expect(kinds(entries)).toContain('marginGroup.request');
    expect(kinds(entries)).not.toContain('tenantSettings.changeTenantSwitches');
    await expect(read('nordManager', { of: 'mitte' })).rejects.toThrow('NOT_PERMITTED');
    await expect(read('nordEditor', { of: 'nord' })).rejects.toThrow('NOT_PERMITTED');
  });

  it('shows sign-ins to the person alone who signed in', async () => {
    const own = await read('nordManager', { of: 'nord', area: 'access' });
    expect(own.map(({ person }) => person?.id)).toEqual([userId('nordManager')]);
    expect(await read('holdingManager', { of: 'nord', area: 'access' })).toEqual([]);
  });

  it('keeps an entry about a margin from Managers whom the margin does not concern', async () => {
    const [group] = await as(tenant, tenant.people.holdingManager, ({ db }) =>
      db.marginGroup.findMany({ where: { chanceId }, select: { id: true } }),
    );
    const about = { entity: 'marginGroup' as const, entityId: group?.id ?? '', chanceId, action: 'comment' as const };
    await acts('mitteEditor', { ...about, after: { entryId: 'e' } });
    const asked = { of: 'mitte', area: 'chances' } as const;
    expect(kinds(await read('holdingManager', asked))).toContain('marginGroup.comment');
    expect(kinds(await read('mitteManager', asked))).not.toContain('marginGroup.comment');
    expect((await read('mitteManager', asked)).length).toBeGreaterThan(0);
  });
});
