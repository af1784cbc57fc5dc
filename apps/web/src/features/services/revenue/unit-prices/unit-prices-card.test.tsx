import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../../testing/chance.ts';
import { type Answers, signIn, WithServer } from '../../../../testing/server.tsx';
import { aService } from '../../../../testing/service.ts';
import { showPage } from '../../../../testing/show.tsx';
import { ChanceContext } from '../../../chance/workspace/chance-context.ts';
import { UnitPricesCard } from './unit-prices-card.tsx';

const update = vi.fn((_input: unknown): unknown => aChance({ version: 4, roundsUnitPrices: true }));

type Position = NonNullable<Service['unitPrices']>['positions'][number];
const position: Position = {
  ...{ unit: 'HOUR' as const, period: 'day' as const, siteVisitId: null, quantity: 2_550, unitPrice: 26.61 },
  ...{ amount: 67_855.5, exactAmount: 67_858.12, difference: -2.62 },
};
const post = aService({
  ...{ id: 's1', name: 'Tagposten', revenue: 67_855.5 },
  unitPrices: { positions: [position], exactRevenue: 67_858.12, difference: -2.62 },
});
const extra = aService({
  ...{ id: 's2', name: 'Fest', additional: true, revenue: 100 },
  unitPrices: {
    positions: [{ ...position, unit: 'FLAT', period: null, quantity: 1, unitPrice: 100, amount: 100 }],
    ...{ exactRevenue: 100, difference: 0 },
  },
});

const show = (chance: Partial<Chance>, services: readonly Service[]) => {
  const answers: Answers = { 'chance.updateDetails': update };
  return showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance(chance)}>
        <UnitPricesCard services={services} />
      </ChanceContext>
    </WithServer>,
  );
};
const toggle = page.getByRole('switch', { name: 'Einheitspreise auf Cent runden' });

const cellsOf = (name: string) => {
  const found = page
    .getByRole('row')
    .elements()
    .find((each) => each.textContent?.includes(name));
  const cells = found?.querySelectorAll('th, td') ?? [];
  return [...cells].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' ').replace('−', '-'));
};

beforeEach(() => {
  sessionStorage.clear();
  update.mockClear();
  signIn();
});

it('says in one sentence what it does, and moves with the version that is shown', async () => {
  await show({}, [aService()]);
  await expect.element(toggle).not.toBeChecked();
  await expect.element(page.getByText(/vor dem Multiplizieren/)).toBeVisible();
  expect(page.getByRole('columnheader').elements()).toHaveLength(0);
  await page.getByText('Einheitspreise auf Cent runden').click();
  await expect
    .poll(() => update)
    .toHaveBeenCalledWith(expect.objectContaining({ chanceId: 'c1', version: 3, input: { roundsUnitPrices: true } }));
});

it('shows each position with its difference, and the sum without additional services', async () => {
  await show({ roundsUnitPrices: true }, [post, extra]);
  await expect.element(toggle).toBeChecked();
  await expect
    .poll(() => cellsOf('Tagposten'))
    .toEqual(['Tag · Tagposten', '2.550,00 h', '26,61 €', '67.855,50 €', '67.858,12 €', '-2,62 €']);
  expect(cellsOf('Fest').slice(0, 2)).toEqual(['Pauschale · Fest', '1']);
  expect(cellsOf('Summe').filter((text) => text !== '')).toEqual(['Summe', '67.855,50 €', '67.858,12 €', '-2,62 €']);
});

it.each([
  ['who does not own the Chance', { isOwner: false }, /Nur Mareike Dohm/],
  ['after the request', { state: 'pendingmarginapproval' }, /Gesperrt, seit die Margenfreigabe angefragt ist/],
] as const)('is locked for one %s, with the reason', async (_, chance, reason) => {
  await show(chance, [post]);
  await expect.element(toggle).toBeDisabled();
  await expect.element(page.getByText(reason)).toBeVisible();
});
