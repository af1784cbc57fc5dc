import type { Task } from '@zuschlag/validation/tasks/tasks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { TaskBoardScreen } from './task-board-screen.tsx';

const person = {
  id: 7,
  firstname: 'Mareike',
  lastname: 'Dohm',
  picture: null,
  organizationId: 1,
  organization: 'Wacht Holding',
};
const other = { ...person, id: 8, firstname: 'Jonas', lastname: 'Wiechert' };
const rights = { permissions: ['VIEW', 'EDIT', 'DELETE'] as Task['permissions'], denials: [] };

function aTask(id: string, parts: Partial<Task> = {}): Task {
  return {
    ...{ id, chanceId: 'c1', chanceName: 'Rathaus', title: `Aufgabe ${id}`, description: null, status: 'TODO' },
    ...{ order: 0, deadline: null, labels: [], assignees: [], createdBy: person, version: 1, moves: 0 },
    ...{ createdAt: '2026-11-20T09:00:00Z', doneAt: null, ...rights },
    ...parts,
  };
}

let stored: Task[] = [];
let lock: 'NOT_PERMITTED' | 'ARCHIVED' | null = null;
const move = vi.fn((input: { taskId: string; status: Task['status'] }): unknown => {
  stored = stored.map((task) =>
    task.id === input.taskId ? { ...task, status: input.status, moves: task.moves + 1 } : task,
  );
  return stored.find(({ id }) => id === input.taskId);
});
const remove = vi.fn(({ taskId }: { taskId: string }) => {
  stored = stored.filter(({ id }) => id !== taskId);
  return { id: taskId };
});
const restore = vi.fn(({ taskId }: { taskId: string }) => aTask(taskId));
const create = vi.fn((input: { input: { title: string } }) => aTask('new', { title: input.input.title }));
const answers = {
  'tasks.board': () => ({ tasks: stored, lock }),
  'tasks.move': move,
  'tasks.remove': remove,
  'tasks.restore': restore,
  'tasks.create': create,
  'tasks.labels.list': () => [],
  'users.onChance': () => [],
};

const show = (taskId?: string) =>
  showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance()}>
        <TaskBoardScreen taskId={taskId} />
      </ChanceContext>
    </WithServer>,
    { at: '/tender/c1/tasksboard', route: '/tender/$tenderId/tasksboard' },
  );
const column = (name: string) => page.getByRole('grid', { name: `Aufgaben: ${name}` });
const titlesIn = async (name: string) => {
  const rows = column(name).getByRole('row').elements();
  return rows.map((row) => /Aufgabe [ABC]/.exec(row.textContent ?? '')?.[0]).filter(Boolean);
};

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  lock = null;
  for (const mock of [move, remove, restore, create]) mock.mockClear();
  stored = [
    aTask('A', { order: 1, assignees: [person] }),
    aTask('B', { order: 0, assignees: [other] }),
    aTask('C', { status: 'DONE' }),
  ];
});

describe('the task board', () => {
  it('leaves out a task in a state that it does not know, names it in the console and shows the others', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stored = [
      aTask('A'),
      aTask('X', { status: 'BLOCKED' as Task['status'] }),
      { id: 'Y', title: 'Aufgabe Y', status: 'TODO', order: 2 } as Task,
    ];
    await show();
    await expect.poll(() => titlesIn('Zu tun')).toEqual(['Aufgabe A']);
    expect(warned.mock.calls.flat().join()).toContain('X, Y');
    warned.mockRestore();
  });

  it('shows the cards column by column, the highest order first, and the tasks of one person alone', async () => {
    await show();
    await expect.poll(() => titlesIn('Zu tun')).toEqual(['Aufgabe A', 'Aufgabe B']);
    expect(await titlesIn('Erledigt')).toEqual(['Aufgabe C']);
    await page
      .getByRole('button', { name: /Zuständig/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'Ich' }).click();
    await expect.poll(() => titlesIn('Zu tun')).toEqual(['Aufgabe A']);
  });

  it('moves a card by its menu at once, and back by a press', async () => {
    await show();
    await page.getByRole('button', { name: 'Aktionen für „Aufgabe B“' }).click();
    await page.getByRole('menuitem', { name: 'In Arbeit' }).click();
    await expect.poll(() => titlesIn('In Arbeit')).toEqual(['Aufgabe B']);
    expect(move).toHaveBeenLastCalledWith(expect.objectContaining({ taskId: 'B', status: 'IN_PROGRESS', moves: 0 }));
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect
      .poll(() => move.mock.lastCall)
      .toEqual([{ taskId: 'B', status: 'TODO', aboveId: 'A', belowId: null, moves: 1 }]);
    await expect.poll(() => titlesIn('Zu tun')).toEqual(['Aufgabe A', 'Aufgabe B']);
  });

  it('moves a card by keys alone, from its handle into another column', async () => {
    await show();
    await expect.poll(() => titlesIn('Zu tun')).toHaveLength(2);
    const card = column('Zu tun').getByRole('row', { name: 'Aufgabe A' });
    (card.element() as HTMLElement).focus();
    await expect.poll(() => document.activeElement === card.element()).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: '„Aufgabe A“ ziehen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The drop targets of the columns follow one another with Tab, those of the card's own column first.
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label') ?? '')
      .toMatch(/Einfügen|einfügen|Ablegen|ablegen/);
    for (let presses = 0; presses < 12; presses++) {
      if (column('In Arbeit').element().contains(document.activeElement)) break;
      if (document.activeElement === column('In Arbeit').element()) break;
      await userEvent.keyboard('{Tab}');
    }
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => move.mock.lastCall?.[0]).toMatchObject({ taskId: 'A', status: 'IN_PROGRESS' });
  });

  it('says who was faster when two people move one card, and moves it anyway when asked to', async () => {
    move.mockImplementationOnce(() => {
      stored = stored.map((task) => (task.id === 'A' ? { ...task, status: 'DONE', moves: 5 } : task));
      throw refusal('BOARD_CHANGED', { names: ['Heike Petersen'], status: 'DONE' });
    });
    await show();
    await page.getByRole('button', { name: 'Aktionen für „Aufgabe A“' }).click();
    await page.getByRole('menuitem', { name: 'In Arbeit' }).click();
    await expect.element(page.getByText('Heike Petersen war schneller')).toBeVisible();
    await expect.poll(() => titlesIn('Erledigt')).toContain('Aufgabe A');
    await page.getByRole('button', { name: 'Trotzdem verschieben' }).click();
    await expect.poll(() => move.mock.lastCall?.[0]).toMatchObject({ taskId: 'A', status: 'IN_PROGRESS', moves: 5 });
    await expect.poll(() => titlesIn('In Arbeit')).toEqual(['Aufgabe A']);
  });

  it('deletes a card and brings it back', async () => {
    await show();
    await page.getByRole('button', { name: 'Aktionen für „Aufgabe A“' }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await expect.poll(() => titlesIn('Zu tun')).toEqual(['Aufgabe B']);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => restore).toHaveBeenCalledWith({ taskId: 'A' });
  });

  it('of an archived Chance says why it is only read, and offers no act', async () => {
    lock = 'ARCHIVED';
    await show();
    await expect.element(page.getByText(/liegt im Archiv, ihre Aufgaben/).first()).toBeVisible();
    expect(page.getByRole('button', { name: /ziehen|Aktionen/ }).elements()).toEqual([]);
  });
});

describe('a task', () => {
  it('shows its Markdown without HTML, pictures or links that run code', async () => {
    stored = [
      aTask('A', {
        description:
          '# Kopf\n\n<b onclick="x()">roh</b> ![Bild](https://x.example/p.png) [gut](https://x.example) [böse](javascript:alert(1))',
      }),
    ];
    await show('A');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('heading', { name: 'Kopf' })).toBeVisible();
    const element = dialog.element();
    expect(element.querySelector('b, img, script')).toBeNull();
    const links = [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['gut', 'https://x.example'],
      ['böse', ''],
    ]);
  });

  it('is created from its form, which says at the field what is missing', async () => {
    await show();
    await page.getByRole('button', { name: 'Neue Aufgabe' }).click();
    const title = page.getByRole('textbox', { name: 'Titel' });
    await expect.element(title).toHaveFocus();
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await expect.element(page.getByText('Titel eintragen.')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await title.fill('Schlüssel zählen');
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await expect
      .poll(() => create.mock.lastCall?.[0])
      .toMatchObject({
        input: { chanceId: 'c1', title: 'Schlüssel zählen', description: null, deadline: null },
        labelIds: [],
        userIds: [],
      });
  });
});
