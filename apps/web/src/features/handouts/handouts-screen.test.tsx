import type { RequestHandout } from '@zuschlag/validation/handouts/handouts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { aService } from '../../testing/service.ts';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { HandoutsScreen } from './handouts-screen.tsx';

async function show(denials: ReturnType<typeof aChance>['denials'] = []) {
  const onAsk = vi.fn<(asked: RequestHandout) => void>();
  const answers = {
    'handouts.ofChance': () => [],
    'services.ofChance': () => ({ services: [aService(), aService({ id: 's2', name: 'Streife Nord' })] }),
    'handouts.request': (asked: RequestHandout) => {
      onAsk(asked);
      return { kind: asked.kind, state: 'waiting' };
    },
  };
  await showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance({ denials })}>
        <HandoutsScreen />
      </ChanceContext>
    </WithServer>,
  );
  return { onAsk };
}

const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => signIn());

describe('handing out the figures of a Chance', () => {
  it('asks for every service in the language of the screen until something else is chosen', async () => {
    const { onAsk } = await show();
    await button('Preisblatt, PDF').click();
    await expect.poll(() => onAsk.mock.calls).toHaveLength(1);
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({
      kind: 'priceSheet',
      format: 'pdf',
      language: 'de',
      serviceIds: null,
    });
    await page.getByRole('radiogroup').getByText('Englisch', { exact: true }).click();
    await page.getByRole('button', { name: /Leistungen/ }).click();
    await page.getByRole('option', { name: /Streife Nord/ }).click();
    await page
      .getByRole('option', { name: /Streife Nord/ })
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await button('Preisblatt, Excel').click();
    await expect.poll(() => onAsk.mock.calls).toHaveLength(2);
    expect(onAsk.mock.calls[1]?.[0]).toMatchObject({ format: 'xlsx', language: 'en', serviceIds: ['s2'] });
  });

  it('asks for the agreement that a typed wage belongs to, and sends both', async () => {
    const { onAsk } = await show();
    await page.getByText('Tariflohn für die Auskömmlichkeit').click();
    await page.getByRole('textbox', { name: 'Tariflohn', exact: true }).fill('15,85');
    await button('Auskömmlichkeit, PDF').click();
    await expect.element(page.getByText('Bitte nennen Sie den Tarifvertrag.')).toBeVisible();
    expect(onAsk).not.toHaveBeenCalled();
    await page.getByRole('textbox', { name: 'Tarifvertrag und Lohngruppe' }).fill('ETV NRW, Gruppe 2');
    await button('Auskömmlichkeit, PDF').click();
    await expect.poll(() => onAsk.mock.calls).toHaveLength(1);
    expect(onAsk.mock.calls[0]?.[0].tariffWage).toEqual({ amount: 15.85, source: 'ETV NRW, Gruppe 2' });
  });

  it('says why nothing can be handed out while the Chance has no services', async () => {
    await show([{ permission: 'OPEN_CALC_GENERATOR', code: 'SERVICES_MISSING', names: [] }]);
    await expect.element(page.getByText('Noch gibt es keine Leistungen', { exact: false }).first()).toBeVisible();
    await expect.element(button('Preisblatt, PDF')).toHaveAttribute('aria-disabled', 'true');
  });
});
