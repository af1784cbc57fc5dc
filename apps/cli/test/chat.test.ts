import { aQuickChance } from '@zuschlag/api/testing/chances';
import { as } from '@zuschlag/api/testing/scenario';
import { afterAll, expect, it } from 'vitest';
import { sendMessage } from '../../api/src/features/team-chat/team-chat.ts';
import { anOffice } from './office.ts';

const office = await anOffice();
afterAll(office.close);

it('the chat of a Chance is read with names, in the language of the command line, and written to', async () => {
  const { tenant, zuschlag } = office;
  const chanceId = await aQuickChance(tenant);
  expect((await zuschlag('chat', 'read', chanceId)).out).toBe('Keine Nachrichten.\n');
  const { userId } = tenant.people.nordManager;
  await as(tenant, tenant.people.holdingEditor, (work) =>
    sendMessage(work, { entityId: chanceId, type: 'TENDER', text: `@User:${userId} wann ist der Ortstermin?` }),
  );
  const said = await zuschlag('chat', 'say', chanceId, 'Am Montag um neun.', '--json');
  expect(said.code).toBe(0);
  expect(JSON.parse(said.out)).toMatchObject({ exitCode: 0, message: { text: 'Am Montag um neun.', position: 2 } });
  const lines = (await zuschlag('chat', 'read', chanceId, '--language', 'en')).out.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/ {2}Jonas Wiechert: @Heike Petersen wann ist der Ortstermin\?$/);
  expect(lines[1]).toMatch(/: Am Montag um neun\.$/);
  expect(await zuschlag('chat', 'say', chanceId, ' ')).toMatchObject({ code: 2 });
  expect(await zuschlag('chat', 'say', chanceId, 'Hallo @User:2000000000')).toMatchObject({ code: 2 });
});
