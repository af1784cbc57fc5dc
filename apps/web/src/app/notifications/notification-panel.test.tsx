import type { Notification } from '@zuschlag/validation/notifications/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { NotificationBell } from './notification-bell.lazy.tsx';

beforeEach(() => signIn());

const notification = (fields: Partial<Notification>): Notification => ({
  id: 'n1',
  organizationId: 1,
  type: 'CHANCE_CREATED',
  entityId: 'c1',
  entityName: 'Rathaus',
  createdAt: '2026-11-20T09:00:00.000Z',
  isRead: false,
  isActionRequired: false,
  entity: null,
  text: 'Neue Chance „Rathaus“ wurde angelegt.',
  path: '/tender/c1',
  ...fields,
});

async function bell(notifications: Notification[]) {
  let rows = notifications;
  const shown = (section: string) => rows.filter((row) => row.isActionRequired === (section === 'action'));
  const markRead = vi.fn(({ notificationId }: { notificationId: string }) => {
    rows = rows.map((row) => (row.id === notificationId ? { ...row, isRead: true } : row));
    return rows.find(({ id }) => id === notificationId);
  });
  const markAllRead = vi.fn(() => {
    rows = rows.map((row) => ({ ...row, isRead: row.isRead || !row.isActionRequired }));
    return { action: 0, informative: 0 };
  });
  const answers = {
    'notifications.count': () => ({
      action: shown('action').length,
      informative: shown('informative').filter(({ isRead }) => !isRead).length,
    }),
    'notifications.list': ({ section }: { section: string }) => ({
      edges: shown(section).map((node) => ({ node, cursor: node.id })),
      pageInfo: { endCursor: null, hasNextPage: false },
    }),
    'notifications.markRead': markRead,
    'notifications.markAllRead': markAllRead,
  };
  const { screen } = await showPage(
    <WithServer answers={answers}>
      <NotificationBell />
    </WithServer>,
  );
  return { screen, markRead, markAllRead };
}

describe('the bell', () => {
  it('counts what waits and what is unread, and shows both sections under their days', async () => {
    const act = {
      id: 'n2',
      isActionRequired: true,
      text: 'Bitte entscheiden Sie.',
      createdAt: '2026-11-19T09:00:00.000Z',
    };
    const { screen } = await bell([notification({}), notification(act)]);
    await screen.getByRole('button', { name: 'Mitteilungen: 2 offen' }).click();
    const panel = screen.getByRole('dialog', { name: 'Mitteilungen' });
    await expect
      .element(panel.getByRole('region', { name: '20.11.2026' }).getByRole('link', { name: /Ungelesen: .*Rathaus/ }))
      .toBeVisible();
    await expect
      .element(panel.getByRole('region', { name: '19.11.2026' }).getByRole('link', { name: /Bitte entscheiden/ }))
      .toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Als gelesen markieren' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Als gelesen markieren' }).elements()).toHaveLength(1);
  });

  it('marks one and all as read, but not what waits for an act', async () => {
    const rows = [notification({}), notification({ id: 'n3', text: 'Eingereicht.' })];
    const { screen, markRead, markAllRead } = await bell([...rows, notification({ id: 'n2', isActionRequired: true })]);
    await screen.getByRole('button', { name: 'Mitteilungen: 3 offen' }).click();
    await screen.getByRole('button', { name: 'Als gelesen markieren' }).first().click();
    await expect.poll(() => markRead.mock.calls).toEqual([[{ notificationId: 'n1' }]]);
    await screen.getByRole('button', { name: 'Alle gelesen' }).click();
    await expect.poll(() => markAllRead.mock.calls.length).toBe(1);
    await expect.element(screen.getByText('Alle Mitteilungen sind gelesen.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Alle gelesen' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says so when nothing is there', async () => {
    const { screen } = await bell([]);
    await screen.getByRole('button', { name: 'Mitteilungen', exact: true }).click();
    await expect.element(screen.getByText('Gerade wartet nichts auf Sie.')).toBeVisible();
    await expect.element(screen.getByText('Noch keine Mitteilungen.')).toBeVisible();
  });
});
