import type { MailSettings, RefusedMail } from '@zuschlag/validation/organizations/mails';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { MailsScreen } from './mails-screen.tsx';

beforeEach(() => signIn());

const settings = (parts: Partial<MailSettings> = {}): MailSettings => ({
  ...{ marginInMails: false, mayChange: true, changed: null },
  ...parts,
});
const refused: RefusedMail = {
  ...{ mailId: 'm1', recipient: 'h.petersen@tw-nord.example', person: 'Heike Petersen', organization: 'TW Nord' },
  ...{ subject: 'Bid-Entscheidung zu „Rathaus Stade“', refusedAt: '2026-11-20T09:15:00.000Z', cause: 'ADDRESS' },
  ...{ answer: '550 5.1.1 User unknown', mailCount: 3 },
};
const show = (answers: Record<string, (input: never) => unknown>) =>
  showPage(
    <WithServer
      answers={{
        'organizations.mails.settings': () => settings(),
        'organizations.mails.refused': () => [],
        ...answers,
      }}
    >
      <MailsScreen />
    </WithServer>,
  );
const margin = () => page.getByRole('switch', { name: 'Marge in E-Mails nennen' });

describe('the margin in mails', () => {
  it('is named from the press on, and the page says who chose it', async () => {
    const changed = { at: '2026-11-24T09:15:00.000Z', person: 'Mareike Dohm' };
    const change = vi.fn((input: { marginInMails: boolean }) => settings({ ...input, changed }));
    await show({ 'organizations.mails.changeSettings': change });
    await page.getByText('Marge in E-Mails nennen', { exact: true }).click();
    await expect.element(margin()).toBeChecked();
    await expect.element(page.getByText(/Zuletzt geändert am .* von Mareike Dohm/)).toBeVisible();
    expect(change).toHaveBeenCalledWith({ marginInMails: true });
  });

  it('stays as it was after a failure', async () => {
    let settingsRead = 0;
    await show({
      'organizations.mails.settings': () => {
        settingsRead += 1;
        return settings();
      },
      'organizations.mails.changeSettings': () => {
        throw refusal('NOT_PERMITTED');
      },
    });
    await page.getByText('Marge in E-Mails nennen', { exact: true }).click();
    await expect.poll(() => settingsRead).toBeGreaterThan(1);
    await expect.element(margin()).not.toBeChecked();
  });

  it('says who may choose it to those who may not', async () => {
    await show({ 'organizations.mails.settings': () => settings({ mayChange: false }) });
    await expect.element(margin()).toBeDisabled();
    await expect.element(page.getByText('Ändern können es die Manager der Hauptgesellschaft.')).toBeVisible();
  });
});

describe('the refused mails', () => {
  it('name person, cause, what to do and the answer of the server, and are sent again', async () => {
    const again = vi.fn(() => []);
    await show({ 'organizations.mails.refused': () => [refused], 'organizations.mails.sendAgain': again });
    await expect.element(page.getByText('Heike Petersen')).toBeVisible();
    await expect.element(page.getByText(/braucht ihr Konto diese Adresse/)).toBeVisible();
    await expect.element(page.getByText('550 5.1.1 User unknown')).toBeVisible();
    await expect.element(page.getByText(/3 E-Mails/)).toBeVisible();
    await page.getByRole('button', { name: 'An h.petersen@tw-nord.example erneut senden' }).click();
    await expect.element(page.getByText(/hat jede Adresse ihre E-Mails angenommen/)).toBeVisible();
    expect(again).toHaveBeenCalledWith({ mailId: 'm1' });
  });

  it('can be read again after a failure', async () => {
    let isDown = true;
    await show({
      'organizations.mails.refused': () => {
        if (isDown) throw refusal('INTERNAL');
        return [{ ...refused, person: null, organization: null }];
      },
    });
    await expect.element(page.getByText('Die Liste konnte nicht geladen werden')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByText(/kein Konto/)).toBeVisible();
  });
});
