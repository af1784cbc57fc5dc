import type { ModelSettings } from '@zuschlag/validation/document-chat/model-settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ModelScreen } from './model-screen.tsx';

beforeEach(() => signIn());

const settings = (parts: Partial<ModelSettings> = {}): ModelSettings => ({
  ...{ isOn: false, mayChange: true, endpoint: { host: 'models.example', name: 'mistral-small' }, changed: null },
  ...{ month: '2026-11-01', tokensUsed: 12_345, tokensAtMost: 2_000_000, calls: 9 },
  ...parts,
});
const show = (first: ModelSettings, change?: (input: { modelAnswers: boolean }) => unknown) =>
  showPage(
    <WithServer
      answers={{
        'documentChat.model.settings': () => first,
        ...(change ? { 'documentChat.model.changeSettings': change } : {}),
      }}
    >
      <ModelScreen />
    </WithServer>,
  );
const toggle = () => page.getByRole('switch', { name: 'Antworten vom Modell formulieren lassen' });

it('says what leaves the house and where to, and switches at the press', async () => {
  const change = vi.fn((input: { modelAnswers: boolean }) => settings({ isOn: input.modelAnswers }));
  await show(settings(), change);
  await expect
    .element(page.getByText(/gehen mit jeder Frage die Frage, die gefundenen Sätze .* an models\.example/))
    .toBeVisible();
  await expect.element(page.getByText('12.345 von 2.000.000')).toBeVisible();
  await page.getByText('Antworten vom Modell formulieren lassen', { exact: true }).click();
  await expect.element(toggle()).toBeChecked();
  expect(change).toHaveBeenCalledWith({ modelAnswers: true });
});

it('cannot be switched on without a model of the operator, and says so', async () => {
  await show(settings({ endpoint: null, tokensAtMost: null, tokensUsed: 0, calls: 0 }));
  await expect.element(page.getByText('Der Betreiber hat kein Modell eingerichtet.')).toBeVisible();
  await expect.element(toggle()).toBeDisabled();
});
