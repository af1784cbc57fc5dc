import { testDatabase } from '@zuschlag/db/testing/database';
import { createTaskInput } from '@zuschlag/validation/tasks/tasks';
import { afterAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant } from '../../../testing/scenario.ts';
import { createTask } from '../change-task.ts';
import { listTasks } from '../tasks.ts';
import { addLabel, changeLabel, listLabels, retireLabel } from './labels.ts';

const database = await testDatabase();
afterAll(() => database.close());

type Work = Parameters<typeof createTask>[0];

describe('the labels of a tenant', () => {
  it('begin with five, are kept by Managers of the main organization, and stay on their tasks', async () => {
    const own = await aTenant(database);
    const run = <Result>(who: PersonKey, act: (work: Work) => Promise<Result>) => as(own, own.people[who], act);
    expect((await run('nordViewer', listLabels)).map(({ name }) => name)).toEqual([
      'Dringend',
      'Wichtig',
      'Rückfrage',
      'Info',
      'Kalkulation',
    ]);
    const refused = run('nordManager', (work) => addLabel(work, { name: 'Lager', color: 'green' }));
    await expect(refused).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const added = await run('holdingManager', (work) => addLabel(work, { name: 'Lager', color: 'green' }));
    const stock = added.at(-1);
    expect(stock).toMatchObject({ name: 'Lager', color: 'green' });
    const twice = run('holdingManager', (work) => addLabel(work, { name: 'lager', color: 'red' }));
    await expect(twice).rejects.toMatchObject({ code: 'LABEL_EXISTS' });
    const labelId = stock?.id ?? '';
    const chanceId = await aQuickChance(own);
    await run('nordEditor', (work) =>
      createTask(work, createTaskInput.parse({ input: { chanceId, title: 'Zählen' }, labelIds: [labelId] })),
    );
    await run('holdingManager', (work) => changeLabel(work, { labelId, name: 'Ausrüstung', color: 'blue' }));
    await run('holdingManager', (work) => retireLabel(work, { labelId }));
    expect((await run('nordViewer', listLabels)).map(({ name }) => name)).not.toContain('Ausrüstung');
    const [task] = await run('nordViewer', (work) => listTasks(work, { chanceId }));
    expect(task?.labels).toMatchObject([{ name: 'Ausrüstung', color: 'blue' }]);
  });
});
