import { testDatabase } from '@zuschlag/db/testing/database';
import { updateChanceInput } from '@zuschlag/validation/chance/chance-edit';
import { historyOfChance as historyInput } from '@zuschlag/validation/chance/history/history';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aQuickChance } from '../../testing/chances.ts';
import { aPricedService, decideBids, requestMargins, saysOnMargin } from '../../testing/decisions.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { updateChance } from '../chance/details/update-chance.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { removeService } from '../services/service/remove-service.ts';
import { historyOfChance, historyPeopleOfChance } from './history.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
});
afterAll(() => database.close());

const read = async (who: PersonKey, asked: Partial<z.input<typeof historyInput>> = {}) => {
  const page = await as(tenant, tenant.people[who], (work) =>
    historyOfChance(work, historyInput.parse({ chanceId, first: 100, ...asked })),
  );
  return page.edges.map(({ node }) => node);
};
const edit = async (input: object) =>
  as(tenant, tenant.people.nordEditor, async (work) => {
    const { version } = await getChance(work, chanceId);
    await updateChance(work, updateChanceInput.parse({ chanceId, version, input }));
  });

describe('the history of a Chance', () => {
  it('says who changed which field from what to what, the latest first', async () => {
    await edit({ description: { name: 'Objektschutz Rathaus' }, deadline: { submissionTime: '10:30' } });
    const [last, ...earlier] = await read('nordEditor');
    expect(last).toMatchObject({ kind: 'chance.edit', person: { id: tenant.people.nordEditor.userId }, about: null });
    expect(last?.changes).toContainEqual({ field: 'name', from: expect.any(String), to: 'Objektschutz Rathaus' });
    expect(last?.changes).toContainEqual({ field: 'submissionTime', from: expect.any(String), to: '10:30' });
    expect(last?.changes).toHaveLength(2);
    expect(earlier.at(-1)?.kind).toBe('chance.create');
  });

  it('names the organization a bid group is about, and the state the last decision led to', async () => {
    await decideBids(tenant, chanceId, { nord: 'Bid', mitte: 'Nobid' });
    const entries = await read('holdingManager');
    expect(entries.find(({ kind }) => kind === 'bidGroup.open')?.about).toMatch(/Nord|Mitte/);
    const first = entries.find(({ kind, about }) => kind === 'bidGroup.first' && about?.includes('Mitte'));
    expect(first?.changes).toContainEqual({ field: 'bid', from: null, to: 'Nobid' });
    expect(entries.find(({ kind }) => kind === 'chance.bidAgreed')?.changes).toEqual([
      { field: 'state', from: 'pendingbiddecision', to: 'editing' },
    ]);
  });

  it('keeps decisions from an organization that takes no part in them, and shows it that one was asked', async () => {
    const entries = await read('mitteEditor');
    const ofNord = entries.filter(({ kind, about }) => kind.startsWith('bidGroup.') && about?.includes('Nord'));
    expect(ofNord.map(({ kind }) => kind)).toEqual(['bidGroup.open']);
    expect(entries.some(({ kind, about }) => kind === 'bidGroup.first' && about?.includes('Mitte'))).toBe(true);
  });

  it('shows figures of a margin request to those who decide on it only', async () => {
    await aPricedService(tenant, chanceId, 'nord');
    await requestMargins(tenant, chanceId, 'nordEditor');
    const request = (await read('nordManager')).find(({ kind }) => kind === 'marginGroup.request');
    expect(request?.changes.map(({ field }) => field)).toContain('margin');
    expect((await read('mitteEditor')).map(({ kind }) => kind)).not.toContain('marginGroup.request');
    await saysOnMargin(tenant, chanceId, 'nord', 'nordManager', { decision: 'Reject', comment: 'Zu knapp.' });
    expect((await read('mitteEditor')).map(({ kind }) => kind)).not.toContain('marginGroup.Reject');
  });

  it('keeps the name of a service that was removed', async () => {
    const removed = (await read('nordEditor', { entities: ['service'] })).length;
    const [service] = await as(tenant, tenant.people.nordEditor, ({ db }) =>
      db.service.findMany({ where: { chanceId } }),
    );
    await as(tenant, tenant.people.nordEditor, (work) => removeService(work, service?.id ?? ''));
    const [last, ...others] = await read('nordEditor', { entities: ['service'] });
    expect(last).toMatchObject({ kind: 'service.removeService', about: service?.name });
    expect(last?.changes.map(({ field }) => field)).toEqual(['revenue', 'margin']);
    expect(others).toHaveLength(removed);
  });

  it('narrows to one person, and offers the people whose entries the reader sees', async () => {
    const mine = await read('holdingManager', { userId: tenant.people.mitteEditor.userId });
    expect(mine.length).toBeGreaterThan(0);
    expect(new Set(mine.map(({ person }) => person?.id))).toEqual(new Set([tenant.people.mitteEditor.userId]));
    const people = await as(tenant, tenant.people.mitteEditor, (work) => historyPeopleOfChance(work, chanceId));
    expect(people.map(({ id }) => id)).toContain(tenant.people.nordEditor.userId);
    expect(people.map(({ id }) => id)).not.toContain(tenant.people.nordManager.userId);
  });

  it('pages without a gap or a repetition', async () => {
    const whole = await read('holdingManager');
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await as(tenant, tenant.people.holdingManager, (work) =>
        historyOfChance(work, historyInput.parse({ chanceId, first: 3, after })),
      );
      paged.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(paged).toEqual(whole.map(({ id }) => id));
  });
});
