import { anApiToken } from '@zuschlag/api/testing/api-tokens';
import { aQuickChance } from '@zuschlag/api/testing/chances';
import type { Outcome } from '@zuschlag/api/testing/programs/programs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tamperer } from '../../api/src/features/history/testing/tampering.ts';
import { anOffice } from './office.ts';

const office = await anOffice();
const { database, tenant, call } = office;
const { owner, tamper } = await tamperer(database.ownerUrl, () => tenant);
let token: string;
beforeAll(async () => {
  ({ secret: token } = await anApiToken(database, tenant.people.holdingManager, 'Prüfung'));
});
afterAll(async () => {
  await owner.end();
  await office.close();
});

const verify = (...parameters: string[]): Promise<Outcome> =>
  call(['verify', ...parameters], { ZUSCHLAG_TOKEN: token });

it('verify finds the chain of the trail whole, and goes on from a place that a document names', async () => {
  await aQuickChance(tenant);
  const whole = await verify('--json');
  const { head, isWhole } = JSON.parse(whole.out) as { head: { position: number; hash: string }; isWhole: boolean };
  expect({ code: whole.code, isWhole }).toEqual({ code: 0, isWhole: true });
  expect(head.position).toBeGreaterThan(0);
  const later = await verify('--from', `${head.position}:${head.hash}`);
  expect(later).toMatchObject({ code: 0, out: expect.stringContaining(head.hash) });
});

it('verify names the first entry that was changed past the product, with an exit code of its own', async () => {
  const chanceId = await aQuickChance(tenant);
  const change = (from: string, to: string) =>
    tamper(`update trail_entry set action = $3 where "mainOrganizationId" = $1 and "chanceId" = $2 and action = $4`, [
      ...[tenant.mainOrganizationId, chanceId],
      ...[to, from],
    ]);
  await change('create', 'forged');
  const broken = await verify();
  expect(broken).toMatchObject({ code: 10, err: expect.stringMatching(/Eintrag \d+ wurde verändert.*forged/) });
  const { out } = await verify('--json');
  expect(JSON.parse(out)).toMatchObject({ isWhole: false, broken: { fault: 'CHANGED', action: 'forged' } });
  await change('forged', 'create');
  expect(await verify()).toMatchObject({ code: 0 });
});

it('verify refuses a place of another chain, a place it cannot read, and a person who may not check', async () => {
  await aQuickChance(tenant);
  const foreign = await verify('--from', `1:${'0'.repeat(64)}`);
  expect(foreign).toMatchObject({ code: 10, err: expect.stringContaining('Stelle 1 gehört nicht zu dieser Kette') });
  expect(await verify('--from', '12')).toMatchObject({ code: 2 });
  expect(await office.zuschlag('verify')).toMatchObject({ code: 6 });
});
