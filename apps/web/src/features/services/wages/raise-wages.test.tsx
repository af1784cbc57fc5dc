import type { RaisedWage, RaiseWages, WageFigures } from '@zuschlag/validation/services/wages/raise-wages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { ServicesTable } from '../list/services-table.tsx';

const services = [aService({ permissions: ['EDIT'] }), aService({ id: 's2', name: 'Pforte', permissions: ['EDIT'] })];
const figures: WageFigures = { hourlyWage: 16, revenue: 80_000, totalCost: 75_000, margin: 0.06, pricePerHour: 29.5 };
const raisedTo = (hourlyWage: number, parts: Partial<RaisedWage> = {}): RaisedWage => ({
  ...{
    serviceId: 's1',
    serviceName: 'Empfang',
    operationalOrganizationId: 2,
    operationalOrganizationShortName: 'Nord',
  },
  ...{ before: figures, after: { ...figures, hourlyWage, revenue: 82_500, totalCost: 77_400, pricePerHour: 30.42 } },
  ...{ revenueByTables: null, problem: null },
  ...parts,
});
const raise = vi.fn((_: RaiseWages): unknown => null);

async function open(list = services) {
  const { screen } = await showPage(
    <WithServer answers={{ 'services.raiseWages': raise }}>
      <ChanceContext value={aChance()}>
        <ServicesTable label="Leistungen" services={list} />
      </ChanceContext>
    </WithServer>,
    { at: '/tender/c1/services/all', route: '/tender/$tenderId/services/all' },
  );
  for (const name of ['Empfang Rathaus', 'Pforte'])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      // The mark lies over the box.
      .click({ force: true });
  return screen;
}
const dialog = page.getByRole('dialog', { name: 'Löhne ändern' });
const button = (name: string) => dialog.getByRole('button', { name });
const says = (text: string) =>
  expect.poll(() => dialog.element().textContent?.replaceAll('\u00a0', ' ')).toContain(text);

beforeEach(() => {
  sessionStorage.clear();
  raise.mockReset();
  raise.mockImplementation(() => ({
    chanceId: 'c1',
    services: [raisedTo(16.67), raisedTo(16, { serviceId: 's2', serviceName: 'Pforte', after: figures })],
  }));
  signIn();
});

describe('the wages of ticked services', () => {
  it('bring back what was typed after the session ended in the dialog, until it is cancelled', async () => {
    const typed = dialog.getByRole('textbox', { name: 'Änderung' });
    const screen = await open();
    await page.getByRole('button', { name: 'Löhne ändern …' }).click();
    await typed.fill('4,2');
    await screen.unmount();
    await open();
    await page.getByRole('button', { name: 'Löhne ändern …' }).click();
    await expect.element(typed).toHaveValue('4,2');
    await button('Abbrechen').click();
    await page.getByRole('button', { name: 'Löhne ändern …' }).click();
    await expect.element(typed).toHaveValue('');
  });

  it('are shown with what they cost before they are changed together', async () => {
    await open();
    await page.getByRole('button', { name: 'Löhne ändern …' }).click();
    await expect.element(button('Löhne ändern')).toHaveAttribute('aria-disabled', 'true');
    expect(raise).not.toHaveBeenCalled();
    await dialog.getByRole('textbox', { name: 'Änderung' }).fill('4,2');
    await says('16,00 € → 16,67 €');
    await says('29,50 € → 30,42 €');
    await says('Zusammen+2.500,00 €');
    expect(raise.mock.lastCall?.[0]).toMatchObject({
      ...{ chanceId: 'c1', serviceIds: ['s1', 's2'], isTrial: true },
      raise: { by: 'share', value: 0.042 },
    });
    await button('Löhne ändern').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(raise.mock.lastCall?.[0].isTrial ?? false).toBe(false);
    await expect.element(page.getByText('Der Lohn ist geändert.')).toBeVisible();
  });

  it('stay where they follow the table, which is said in place of the entered wage', async () => {
    await open([
      services[0] as never,
      aService({ id: 's2', name: 'Pforte', permissions: ['EDIT'], wageFollowsTable: true }),
    ]);
    await page.getByRole('button', { name: 'Löhne ändern …' }).click();
    await dialog.getByRole('textbox', { name: 'Änderung' }).fill('4,2');
    await says('Pfortefolgt der Entgelttabelle');
  });

  it('are shown anew when another person changed one of them after they were shown', async () => {
    await open();
    await page.getByRole('button', { name: 'Löhne ändern …' }).click();
    await dialog.getByRole('textbox', { name: 'Änderung' }).fill('4,2');
    await says('16,00 € → 16,67 €');
    const moved = { ...figures, hourlyWage: 17 };
    raise.mockImplementation(({ isTrial, seenWages }) => {
      if (!isTrial && seenWages?.[0] === 16) throw refusal('CONFLICT');
      return { chanceId: 'c1', services: [raisedTo(17.71, { before: moved })] };
    });
    await button('Löhne ändern').click();
    await says('Jemand anderes hat inzwischen einen dieser Löhne geändert.');
    await says('17,00 € → 17,71 €');
    await button('Löhne ändern').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(raise.mock.lastCall?.[0].seenWages).toEqual([17]);
  });

  it('are marked below the statutory minimum, and with what newer table rows add', async () => {
    raise.mockImplementation(() => ({ chanceId: 'c1', services: [raisedTo(12.5, { revenueByTables: 310 })] }));
    await open();
    await page.getByRole('button', { name: 'Löhne ändern …' }).click();
    await dialog.getByText('Auf einen Lohn', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Neuer Stundenlohn' }).fill('12,50');
    await says('Unter dem gesetzlichen Mindestlohn von');
    await says('+310,00 € aus neueren Tabellenzeilen');
  });

  it('stay typed when the server refuses, and take no value that no wage has', async () => {
    await open();
    await page.getByRole('button', { name: 'Löhne ändern …' }).click();
    await dialog.getByText('Um Betrag', { exact: true }).click();
    const amount = dialog.getByRole('textbox', { name: 'Änderung' });
    await amount.fill('viel');
    await userEvent.tab();
    await expect.element(dialog.getByText('Diesen Wert kann kein Lohn haben.')).toBeVisible();
    raise.mockImplementation(() => {
      throw refusal('LOCKED');
    });
    await amount.fill('0,5');
    await expect.element(dialog.getByRole('alert').first()).toBeVisible();
    await expect.element(amount).toHaveValue('0,5');
    await expect.element(button('Löhne ändern')).toHaveAttribute('aria-disabled', 'true');
  });

  it('cannot be changed while one of them is locked, which the button says', async () => {
    const denials = [{ permission: 'EDIT', code: 'LOCKED', names: ['pendingmarginapproval'] }] as never;
    await open([services[0] as never, aService({ id: 's2', name: 'Pforte', permissions: ['VIEW'], denials })]);
    await expect.element(page.getByRole('button', { name: 'Löhne ändern …' })).toHaveAttribute('aria-disabled', 'true');
  });
});
