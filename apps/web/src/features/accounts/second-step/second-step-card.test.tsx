import type { SecondStep } from '@zuschlag/validation/accounts/second-step';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { SecondStepCard } from './second-step-card.tsx';

beforeEach(() => signIn());

const off: SecondStep = {
  ...{ isOn: false, since: null, recoveryCodesLeft: 0, isOffered: true, isRequired: false },
  ...{ passkeys: [], arePasskeysOffered: true },
};
const on: SecondStep = { ...off, isOn: true, since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 2 };
const codes = Array.from({ length: 10 }, (_, nth) => `ABCD-EFGH-IJKL-MN${nth}`);
const byCode = (input: object) => (input as { code: string }).code;

async function card(first: SecondStep | Error) {
  let state = first;
  const { screen } = await showPage(
    <WithServer
      answers={{
        'accounts.secondStep.state': () => {
          if (state instanceof Error) throw state;
          return state;
        },
        'accounts.secondStep.begin': () => ({
          secret: 'ABCDEFGHIJKLMNOP',
          uri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP',
        }),
        'accounts.secondStep.confirm': (input) => {
          if (byCode(input) !== '123456') throw refusal('WRONG_CODE');
          state = { ...on, recoveryCodesLeft: 10 };
          return { codes };
        },
        'accounts.secondStep.end': (input) => {
          if (byCode(input) !== '123456') throw refusal('SECOND_STEP_CHANGED');
          state = off;
          return off;
        },
      }}
    >
      <SecondStepCard />
    </WithServer>,
  );
  return screen;
}

describe('the second step on the page of the own account', () => {
  it('is set up with a code, keeps a wrong one, and shows the recovery codes, which no key closes', async () => {
    const screen = await card(off);
    await screen.getByRole('button', { name: 'Einrichten' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('img', { name: 'Bild für die Authenticator-App' })).toBeVisible();
    await expect.element(dialog.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    await dialog.getByLabelText('Code').fill('000000');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Dieser Code stimmt nicht oder ist schon verbraucht.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('000000');
    await dialog.getByLabelText('Code').fill('123456');
    await userEvent.keyboard('{Enter}');
    for (const code of codes) await expect.element(dialog.getByText(code)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await expect.element(screen.getByText(/Noch 10 Wiederherstellungscodes/)).toBeVisible();
  });

  it('warns when few recovery codes are left, and is switched off by a code', async () => {
    const screen = await card(on);
    await expect.element(screen.getByText('Kaum noch Wiederherstellungscodes')).toBeVisible();
    await screen.getByRole('button', { name: 'Ausschalten' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Code').fill('999999');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Der zweite Schritt wurde inzwischen geändert.')).toBeVisible();
    await dialog.getByLabelText('Code').fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Einrichten' })).toBeVisible();
  });

  it('asks for a new proof after the server refused a new passkey, and says why', async () => {
    const bytes = new ArrayBuffer(4);
    const response = { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => [] };
    const made = { id: 'AAAA', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) };
    const create = vi.spyOn(navigator.credentials, 'create').mockResolvedValue(made as never);
    const asked = vi.fn(() => ({
      ...{ challenge: 'AAAA', rp: { id: 'localhost', name: 'Zuschlag' }, timeout: 1_000, attestation: 'none' },
      ...{ user: { id: 'AAAA', name: 'a', displayName: 'A' }, pubKeyCredParams: [], excludeCredentials: [] },
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    }));
    const { screen } = await showPage(
      <WithServer
        answers={{
          'accounts.secondStep.state': () => on,
          'accounts.secondStep.beginPasskey': asked,
          'accounts.secondStep.addPasskey': () => {
            throw refusal('PASSKEY_REFUSED');
          },
        }}
      >
        <SecondStepCard />
      </WithServer>,
    );
    await screen.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    const dialog = screen.getByRole('dialog');
    for (const times of [1, 2]) {
      await dialog.getByLabelText('Code').fill('123456');
      await userEvent.keyboard('{Enter}');
      await dialog.getByLabelText('Name').fill('Telefon');
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog.getByText(/Der Passkey wurde nicht angenommen/)).toBeVisible();
      await expect.element(dialog.getByLabelText('Code')).toBeVisible();
      expect(asked).toHaveBeenCalledTimes(times);
    }
    create.mockRestore();
  });

  it('asks for a proof when another session added the first step in the meantime', async () => {
    let state = off;
    const { screen } = await showPage(
      <WithServer
        answers={{
          'accounts.secondStep.state': () => state,
          'accounts.secondStep.beginPasskey': () => {
            state = on;
            throw refusal('PROOF_REQUIRED');
          },
        }}
      >
        <SecondStepCard />
      </WithServer>,
    );
    await screen.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Name').fill('Telefon');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByLabelText('Code')).toBeVisible();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  });

  it('says why it cannot be set up, and offers to ask again when the server refuses', async () => {
    const unavailable = await card({ ...off, isOffered: false });
    await expect.element(unavailable.getByText(/SECRETS_KEY/)).toBeVisible();
    await unavailable.unmount();
    const refused = await card(refusal('NOT_PERMITTED'));
    await expect.element(refused.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
