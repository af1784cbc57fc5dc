import { Button } from '@zuschlag/ui/actions/button';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { trpc } from '../../../app/api/trpc.ts';
import { SecondStepGate } from '../../../app/session/second-step-gate.tsx';
import { refusal, sessionUser, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { SecondStepNeeded } from './second-step-needed.tsx';

const codes = Array.from({ length: 10 }, (_, nth) => `ABCD-EFGH-IJKL-MN${nth}`);

function Page() {
  const { data, refetch } = trpc.organizations.list.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  return <Button onPress={() => void refetch()}>{data ? 'Weiter' : 'Lädt'}</Button>;
}

it('takes the place of an open page at a refused call, and gives it back after the recovery codes', async () => {
  signIn();
  let isRequired = false;
  let isOn = false;
  const { screen } = await showPage(
    <WithServer
      answers={{
        'accounts.me': () => ({ ...sessionUser, lacksSecondStep: isRequired && !isOn }),
        'organizations.list': () => {
          if (isRequired && !isOn) throw refusal('SECOND_STEP_MISSING');
          return [];
        },
        'accounts.secondStep.state': () => ({
          ...{ isOn, since: null, recoveryCodesLeft: 0, isOffered: true, isRequired, passkeys: [] },
          arePasskeysOffered: true,
        }),
        'accounts.secondStep.begin': () => ({ secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x' }),
        'accounts.secondStep.confirm': () => {
          isOn = true;
          return { codes };
        },
      }}
    >
      <SecondStepGate SetUp={SecondStepNeeded}>
        <Page />
      </SecondStepGate>
    </WithServer>,
  );
  const page = screen.getByRole('button', { name: 'Weiter' });
  await expect.element(page).toBeVisible();
  isRequired = true;
  await page.click();
  await expect.element(screen.getByRole('heading', { name: 'Zweiten Schritt einrichten' })).toBeVisible();
  await expect.element(page).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await screen.getByLabelText('Code').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(codes[9] ?? '')).toBeVisible();
  // Coming back from the manager of passwords must not take the codes away.
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText(codes[9] ?? '')).toBeVisible();
  await screen.getByRole('button', { name: 'Fertig' }).click();
  await expect.element(page).toBeVisible();
});
