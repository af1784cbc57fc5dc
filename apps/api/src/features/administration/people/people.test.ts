import { testDatabase } from '@zuschlag/db/testing/database';
import { peopleList } from '@zuschlag/validation/administration/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { readRightsOf } from '../rights/rights.ts';
import { listPeople, readPerson } from './people.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await as(tenant, tenant.people.holdingManager, async ({ db }) => {
    const change = (who: PersonKey, data: object) => db.user.update({ where: { id: tenant.people[who].userId }, data });
    await change('suedEditor', { deleted: true, deletedAt: new Date('2026-11-20T09:00:00Z') });
    await change('mitteEditor', { emailVerified: false, lastEmailSentAt: new Date('2026-11-21T08:15:00Z') });
  });
});
afterAll(() => database.close());

const list = async (who: PersonKey, asked: z.input<typeof peopleList> = {}) => {
  const page = await as(tenant, tenant.people[who], (work) =>
    listPeople(work, peopleList.parse({ first: 100, ...asked })),
  );
  return page.edges.map(({ node }) => node);
};
const names = (people: { lastname: string }[]) => people.map(({ lastname }) => lastname);

describe('the list of people', () => {
  it('shows all who have not left by name, and those who have when they are asked for', async () => {
    expect(names(await list('nordViewer'))).toEqual([
      ...[
        'Ahrens',
        'Brandes',
        'Demir',
        'Friedrichs',
        'Huber',
        'Kühnel',
        'Lindner',
        'Petersen',
        'Sommerfeld',
        'Wiechert',
      ],
    ]);
    const [left] = await list('nordViewer', { filters: { state: 'left' } });
    expect(left).toMatchObject({ lastname: 'Obermaier', state: 'left', leftAt: '2026-11-20T09:00:00.000Z' });
  });

  it('is narrowed by name, organization, role and state together', async () => {
    const { nord, mitte } = tenant.organizations;
    expect(names(await list('holdingManager', { filters: { name: 'kuhn' } }))).toEqual(['Kühnel']);
    const writing = { organizationIds: [nord.id, mitte.id], roles: ['Editor' as const] };
    expect(names(await list('holdingManager', { filters: writing }))).toEqual(['Demir', 'Friedrichs']);
    expect(names(await list('holdingManager', { filters: { ...writing, state: 'invited' } }))).toEqual(['Demir']);
  });

  it('shows addresses and invitations to Managers only', async () => {
    const asked = { filters: { name: 'Demir' } };
    const [byManager] = await list('nordManager', asked);
    expect(byManager).toMatchObject({
      email: expect.stringContaining('demir@'),
      invitedAt: '2026-11-21T08:15:00.000Z',
    });
    expect((await list('nordEditor', asked))[0]).toMatchObject({ email: null, invitedAt: null, state: 'invited' });
  });

  it('says what the caller may do with each', async () => {
    const of = async (who: PersonKey, name: string) => (await list(who, { filters: { name } }))[0]?.permissions;
    expect(await of('holdingManager', 'Demir')).toEqual(['RESEND_INVITE', 'CHANGE_ROLE', 'REMOVE']);
    expect(await of('mitteManager', 'Demir')).toEqual(['RESEND_INVITE', 'REMOVE']);
    expect(await of('nordManager', 'Demir')).toEqual([]);
    expect(await of('holdingManager', 'Sommerfeld')).toEqual([]);
    const self = await as(tenant, tenant.people.holdingManager, (work) => readPerson(work, work.actor.userId));
    expect(self.denials.map(({ permission, code }) => `${permission} ${code}`)).toEqual([
      ...['RESEND_INVITE CANNOT_REMOVE_YOURSELF', 'CHANGE_ROLE OWN_ROLE', 'REMOVE CANNOT_REMOVE_YOURSELF'],
    ]);
  });

  it('pages without a gap or a repetition', async () => {
    const whole = await list('holdingManager');
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await as(tenant, tenant.people.holdingManager, (work) =>
        listPeople(work, peopleList.parse({ first: 3, after })),
      );
      paged.push(...names(page.edges.map(({ node }) => node)));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(paged).toEqual(names(whole));
  });
});

describe('the rights of a person', () => {
  const rightsOf = (reader: PersonKey, about: PersonKey) =>
    as(tenant, tenant.people[reader], (work) => readRightsOf(work, tenant.people[about].userId));

  it('say what an Editor may through which relation, and who else may what an Editor may not', async () => {
    const { person, rights } = await rightsOf('nordViewer', 'nordEditor');
    expect(person).toMatchObject({ lastname: 'Friedrichs', role: 'Editor', hasLeft: false });
    const named = (thing: string, right: string) => rights.find((one) => one.thing === thing && one.right === right);
    expect(named('person', 'CREATE_CHANCE')).toMatchObject({ verdict: 'always', by: ['mayWrite'] });
    expect(named('chance', 'ARCHIVE')).toMatchObject({ verdict: 'depends', by: ['ownerOfChance'] });
    const overrule = { verdict: 'never', by: [], who: ['managerOfMainOrganization'] };
    expect(named('bidDecision', 'OVERRULE')).toMatchObject(overrule);
    expect(named('tableRow', 'ADD')).toMatchObject({ verdict: 'never' });
  });

  it('count the flag of a config administrator, and tell of a person who has left', async () => {
    const { rights } = await rightsOf('nordViewer', 'configAdmin');
    const added = rights.find(({ thing, right }) => thing === 'tableRow' && right === 'ADD');
    expect(added).toMatchObject({ verdict: 'depends', by: ['configAdminOfThatOrganization'] });
    expect((await rightsOf('nordViewer', 'suedEditor')).person.hasLeft).toBe(true);
  });
});
