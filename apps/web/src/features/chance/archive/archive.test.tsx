import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ArchiveBanner } from './archive-banner.tsx';
import { ArchiveDialog } from './archive-dialog.lazy.tsx';

const archive = vi.fn((input: unknown): unknown => input);
const restore = vi.fn((input: unknown) => input);
const answers = { 'chance.archive': archive, 'chance.restore': restore };
const archived = { archivedAt: '2026-11-04T12:10:00Z', archiveReason: 'Verfahren aufgehoben' };
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  for (const mock of [archive, restore]) mock.mockClear();
});

describe('archiving a Chance', () => {
  const onClose = vi.fn();
  const open = () =>
    showPage(
      <WithServer answers={answers}>
        <ArchiveDialog chance={aChance()} isOpen onClose={onClose} />
      </WithServer>,
    );

  it('says what it means, sends the reason and offers the way back', async () => {
    await open();
    await expect.element(page.getByText(/lässt sie sich nur lesen und kopieren/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Grund optional' }).fill('Verfahren aufgehoben');
    await button('Archivieren').click();
    await expect.poll(() => archive).toHaveBeenCalledWith({ chanceId: 'c1', reason: 'Verfahren aufgehoben' });
    await button('Rückgängig').click();
    await expect.poll(() => restore).toHaveBeenCalledWith({ chanceId: 'c1' });
  });

  it('keeps the reason and says why when it is refused', async () => {
    archive.mockImplementationOnce(() => {
      throw refusal('ARCHIVED');
    });
    await open();
    await page.getByRole('textbox', { name: 'Grund optional' }).fill('Doppelt angelegt');
    await button('Archivieren').click();
    await expect.element(page.getByText(/liegt im Archiv und lässt sich nur lesen/).first()).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Grund optional' })).toHaveValue('Doppelt angelegt');
  });
});

describe('the banner of an archived Chance', () => {
  const show = (mayArchive: boolean) =>
    showPage(
      <WithServer answers={answers}>
        <ArchiveBanner chance={aChance({ ...archived, mayArchive })} />
      </WithServer>,
    );

  it('says since when and why, and brings it back', async () => {
    await show(true);
    await expect.element(page.getByText('Archiviert am 04.11.2026')).toBeVisible();
    await expect.element(page.getByText('Verfahren aufgehoben')).toBeVisible();
    await button('Zurückholen').click();
    await expect.poll(() => restore).toHaveBeenCalledWith({ chanceId: 'c1' });
  });

  it('offers no way back to those who may not take it', async () => {
    await show(false);
    await expect.element(page.getByText('Archiviert am 04.11.2026')).toBeVisible();
    await expect.element(button('Zurückholen')).not.toBeInTheDocument();
  });
});
