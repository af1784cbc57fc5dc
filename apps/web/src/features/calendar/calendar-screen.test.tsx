import type { CalendarFeed } from '@zuschlag/validation/calendar/calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { type Answers, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { CalendarScreen } from './calendar-screen.tsx';
import { ChanceCalendarDialog } from './chance-calendar-dialog.lazy.tsx';

const feed: CalendarFeed = {
  ...{ id: 'f1', kind: 'mine', chanceId: null, chanceName: null, prefix: 'zuscal_1_abcdef' },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null },
};
const secret = `/calendar/zuscal_1_${'a'.repeat(43)}.ics`;

let feeds: CalendarFeed[] = [];
const asked: unknown[] = [];
const answers: Answers = {
  'calendar.list': () => ({ feeds }),
  'calendar.create': (input: never) => {
    asked.push(input);
    feeds = [feed];
    return { feed, path: secret };
  },
  'calendar.revoke': () => {
    feeds = [];
    return { id: 'f1' };
  },
};
const show = (changed: Answers = {}) =>
  showPage(
    <WithServer answers={{ ...answers, ...changed }}>
      <CalendarScreen />
    </WithServer>,
    { at: '/profile/calendar' },
  );

beforeEach(() => {
  feeds = [];
  asked.length = 0;
  signIn();
});

describe('the links to calendars', () => {
  it('shows a new link once with how to subscribe, lists it without its secret, and revokes it', async () => {
    await show();
    await expect.element(page.getByText('Noch kein Link.')).toBeVisible();
    await page.getByRole('button', { name: 'Meine Chancen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link zum Kalender' });
    await expect.element(dialog.getByText(location.origin + secret)).toBeVisible();
    await expect.element(dialog.getByText('Thunderbird:')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('noch nie abgerufen')).toBeVisible();
    expect(document.body.textContent).not.toContain(secret);
    await page.getByRole('button', { name: 'Meine Chancen widerrufen' }).click();
    await page.getByRole('button', { name: 'Widerrufen', exact: true }).last().click();
    await expect.element(page.getByText('Noch kein Link.')).toBeVisible();
  });

  it('says why a link was not made, and lets a failed list be tried again', async () => {
    await show({
      'calendar.list': () => {
        throw refusal('INTERNAL');
      },
      'calendar.create': () => {
        throw refusal('TOO_MANY_FEEDS');
      },
    });
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await page.getByRole('button', { name: /^Alle Chancen von/ }).click();
    await expect.element(page.getByText(/Sie haben schon 20 Kalender-Links/)).toBeVisible();
  });

  it('makes the link of one Chance in its dialog', async () => {
    await showPage(
      <WithServer answers={answers}>
        <ChanceCalendarDialog chance={aChance()} isOpen onClose={() => undefined} />
      </WithServer>,
    );
    await page.getByRole('button', { name: 'Link anlegen' }).click();
    await expect.element(page.getByText(location.origin + secret)).toBeVisible();
    expect(asked).toEqual([{ kind: 'chance', chanceId: aChance().id }]);
  });
});
