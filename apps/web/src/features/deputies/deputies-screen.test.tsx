import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { DeputiesScreen } from './deputies-screen.tsx';

const person = (id: number, firstname: string, lastname: string, organizationId = 2) => ({
  ...{ id, firstname, lastname, picture: null, organizationId, role: 'Manager', mayBeAway: true },
  organization: organizationId === 2 ? 'TW Nord' : 'TW Süd',
});
const heike = person(1, 'Heike', 'Petersen');
const malte = person(2, 'Malte', 'Friedrichs');
const franziska = person(3, 'Franziska', 'Huber', 4);
const entry = {
  ...{ id: 'd1', user: heike, deputy: malte, from: '2026-11-20', to: '2026-11-30' },
  ...{ isForBids: true, isForMargins: false, isActive: true, mayEnd: true },
};
const end = vi.fn((_: unknown): unknown => ({ done: true }));
const overview = vi.fn((_: unknown): unknown => ({ deputies: [entry], people: [heike, malte, franziska] }));
const show = () =>
  showPage(
    <WithServer
      answers={{
        'deputies.overview': overview,
        'deputies.end': end,
      }}
    >
      <DeputiesScreen />
    </WithServer>,
  );

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  end.mockClear();
});

it('says who stands in for whom, when and for what, and takes it back', async () => {
  await show();
  await expect.element(page.getByText('Malte Friedrichs vertritt Heike Petersen')).toBeVisible();
  await expect.element(page.getByText('20.11.2026 – 30.11.2026 · nur Bids · TW Nord')).toBeVisible();
  await expect.element(page.getByText('gilt jetzt')).toBeVisible();
  await page.getByRole('button', { name: 'Vertretung von Heike Petersen durch Malte Friedrichs beenden' }).click();
  await expect.poll(() => end).toHaveBeenCalledWith({ id: 'd1' });
});

it('offers colleagues of the absent person only, and lets a chosen one go with the organization', async () => {
  await show();
  const deputy = page.getByRole('combobox', { name: 'Wer entscheidet an ihrer Stelle?' });
  await deputy.fill('Malte');
  await page.getByRole('option', { name: /Malte Friedrichs/ }).click();
  await expect.element(deputy).toHaveValue('Malte Friedrichs');
  const absent = page.getByRole('combobox', { name: 'Wer ist abwesend?' });
  await absent.fill('Franziska');
  await page.getByRole('option', { name: /Franziska Huber/ }).click();
  await expect.element(deputy).toHaveValue('');
});
