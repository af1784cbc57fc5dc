import { compileRateBook } from '@zuschlag/calc-engine';
import { permanentGuardBerlin } from '@zuschlag/calc-engine/examples/permanent-guard-berlin';
import type { RateBook } from '@zuschlag/validation/services/service';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { StoredTarget } from './stored-target.tsx';

/** The post at all hours in Berlin of docs/calculation.md § 8, sold at a margin of 8 %: 17,544 hours. */
const { input, book } = permanentGuardBerlin;
const basis = { input, book: compileRateBook(book), rows: book as unknown as RateBook };
const service = aService({ hourlyWage: 15.15, nonTariffAllowance: 0.85, margin: 0.08 });

async function open(reason?: string) {
  signIn();
  const onSave = vi.fn();
  const answers = {
    'services.payGroups': () => ({
      groups: [{ name: 'Objektschutz', hourlyWage: 30, lastWage: 30, isKnown: true, table: [] }],
    }),
    'services.editPermanent': (sent: { input: { hourlyWage?: number } }) => {
      onSave(sent);
      return aService({ ...service, ...sent.input, version: service.version + 1 });
    },
  };
  await showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance()}>
        <StoredTarget service={service} basis={basis} move={null} reason={reason} />
      </ChanceContext>
    </WithServer>,
  );
  if (reason === undefined) await page.getByRole('button', { name: 'Rückwärts rechnen' }).click();
  return { onSave };
}

const value = () => page.getByRole('textbox', { name: 'Zielwert' });
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const adopt = () => page.getByRole('button', { name: 'Übernehmen und speichern' });
async function choose(figure: string) {
  await page.getByRole('button', { name: /Ziel\b/ }).click();
  await page.getByRole('option', { name: figure, exact: true }).click();
}

describe('a service worked back from a target', () => {
  it('shows the margin that a price leaves, saves it in one act, and takes it back', async () => {
    const { onSave } = await open();
    await expect.element(adopt()).toHaveAttribute('aria-disabled', 'true');
    await value().fill('25');
    await expect.poll(() => row('Preis je Stunde').element().textContent).toMatch(/25,00\s€/);
    await expect.poll(() => row('Marge').element().textContent).toMatch(/8,00\s%/);
    await adopt().click();
    await expect.poll(() => onSave.mock.calls).toHaveLength(1);
    const [sent] = onSave.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ version: service.version, input: { revenue: { revenueCalculationType: 'Margin' } } });
    expect(sent.input).not.toHaveProperty('hourlyWage');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => onSave.mock.calls).toHaveLength(2);
    expect(onSave.mock.calls[1]?.[0]).toMatchObject({
      version: service.version + 1,
      input: { revenue: { revenueCalculationType: 'Margin', margin: 0.08 } },
    });
  });

  it('names the minimum wage that the wage for a price falls short of', async () => {
    await open();
    await value().fill('20');
    await page.getByRole('radiogroup').getByText('Stundenlohn', { exact: true }).click();
    await expect
      .element(page.getByText(/^Unter dem gesetzlichen Mindestlohn: ab 01\.01\.2027 sind es 14,60/))
      .toBeVisible();
  });

  it('names the lowest pay group that the wage for a price falls short of', async () => {
    await open();
    await value().fill('30');
    await page.getByRole('radiogroup').getByText('Stundenlohn', { exact: true }).click();
    await expect.element(page.getByText(/^Unter der niedrigsten bekannten Lohngruppe: Objektschutz/)).toBeVisible();
  });

  it('says why a target is out of reach, and keeps what was typed', async () => {
    await open();
    await choose('Marge');
    await value().fill('99,5');
    await expect.element(page.getByText(/außerhalb von −100/)).toBeVisible();
    await expect.element(adopt()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(value()).toHaveValue('99,5');
    await value().fill('abc');
    await userEvent.tab();
    await expect.element(page.getByText('Bitte geben Sie eine Zahl ein.')).toBeVisible();
  });

  it('names why nothing can be taken over while the service is locked', async () => {
    await open('Die Entscheidung läuft.');
    await userEvent.tab();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Die Entscheidung läuft.');
  });
});
