import { aQuickChance } from '@zuschlag/api/testing/chances';
import { afterAll, expect, it } from 'vitest';
import { anOffice } from './office.ts';

const office = await anOffice();
afterAll(office.close);

it('tasks are added to a Chance, listed by due day, and finished', async () => {
  const { tenant, zuschlag } = office;
  const chanceId = await aQuickChance(tenant);
  const added = await zuschlag('tasks', 'add', chanceId, 'Nachweise holen', '--due', '2027-02-01', '--me', '--json');
  expect(added.code).toBe(0);
  const { task } = JSON.parse(added.out) as { task: { id: string; assignees: unknown[] } };
  expect(task.assignees).toHaveLength(1);
  const mine = await zuschlag('tasks', 'list');
  expect(mine.out).toContain(`${task.id}  01.02.2027  zu tun  Nachweise holen  (`);
  const done = await zuschlag('tasks', 'done', task.id);
  expect(done.out).toContain('erledigt');
  expect((await zuschlag('tasks', 'list')).out).not.toContain(task.id);
  expect((await zuschlag('tasks', 'list', '--chance', chanceId)).out).toContain(task.id);
  expect(await zuschlag('tasks', 'add', chanceId, 'x')).toMatchObject({ code: 2 });
});
