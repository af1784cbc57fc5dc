import type { PayGroup } from '@zuschlag/validation/organizations/pay-groups';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { emptyService } from '../service/service-values.ts';
import { PaidStretches } from './paid-stretches.tsx';
import { WageFields } from './wage-fields.tsx';

const row = { activeFrom: '2026-01-01', isOwn: false, province: 'DE' as const };
const groups: PayGroup[] = [
  {
    ...{ name: 'Gruppe 2', hourlyWage: 16.4, lastWage: null, isKnown: false },
    table: [
      { ...row, from: '2027-01-01', hourlyWage: 16.4 },
      { ...row, from: '2028-01-01', activeFrom: '2028-01-01', hourlyWage: 17 },
    ],
  },
  { name: 'Objektschutz', hourlyWage: 15.9, lastWage: 15.9, isKnown: true, table: [] },
];
const chance = aChance({ contract: { ...aChance().contract, startDate: '2027-01-01', endDate: '2028-12-31' } });

type Start = { payGroup: string; hourlyWage: number | null; wageFollowsTable?: boolean };

function Fields(values: Start) {
  const start = emptyService({ organizationId: 2, province: 'DE-NW', hasSites: false });
  const { control } = useForm({ defaultValues: { ...start, ...values } });
  return <WageFields control={control} employer={{ organizationId: 2, province: 'DE-NW' }} />;
}

const show = (payGroup: string, hourlyWage: number | null, wageFollowsTable = false) =>
  showPage(
    <WithServer answers={{ 'services.payGroups': () => ({ groups }) }}>
      <ChanceContext value={chance}>
        <Fields payGroup={payGroup} hourlyWage={hourlyWage} wageFollowsTable={wageFollowsTable} />
      </ChanceContext>
    </WithServer>,
  );
const wage = page.getByRole('textbox', { name: 'Stundenlohn' });
const takeOver = page.getByRole('button', { name: /^16,40.*aus der Entgelttabelle übernehmen/ });
const lowest = page.getByText(/Unter der niedrigsten bekannten Lohngruppe/);

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the wage of the table', () => {
  it('is offered beside another wage, without regard to case, and taken over by its button', async () => {
    await show('gruppe 2', 18);
    await expect.element(takeOver).toBeVisible();
    await expect.element(wage).toHaveValue('18,00');
    await takeOver.click();
    await expect.element(wage).toHaveValue('16,40');
    await expect.element(takeOver).not.toBeInTheDocument();
    await expect.element(page.getByText(/Ab 01\.01\.2028 unter der Entgelttabelle: 17,00/)).toBeVisible();
  });

  it('marks a lower one from the day it counts', async () => {
    await show('Gruppe 2', 16);
    await expect.element(page.getByText(/Ab 01\.01\.2027 unter der Entgelttabelle: 16,40/)).toBeVisible();
  });

  it('is not offered for a group that only services name', async () => {
    await show('Objektschutz', 14);
    await expect.element(lowest).toBeVisible();
    expect(takeOver.elements()).toEqual([]);
  });
});

describe('a wage that follows the table', () => {
  it('says what the rows pay and asks for a rise; the entered wage is no longer judged', async () => {
    await show('Gruppe 2', 14);
    await expect.element(page.getByText(/Ab 01\.01\.2027 unter der Entgelttabelle/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Lohn folgt der Entgelttabelle' }).click();
    await expect.element(page.getByText(/Bezahlt wird: ab 01\.01\.2027 16,40.*ab 01\.01\.2028 17,00/)).toBeVisible();
    await expect.element(page.getByText(/unter der Entgelttabelle/)).not.toBeInTheDocument();
    const rise = page.getByRole('textbox', { name: 'Angenommene Steigerung je Jahr' });
    await rise.fill('3');
    await rise.element().dispatchEvent(new FocusEvent('blur'));
    await expect.element(rise).toHaveValue('3');
  });

  it.each([false, true])(
    'is read with the reason by people who do not know the wages: it follows: %s',
    async (follows) => {
      signIn({ organizationId: 3 });
      await show('Gruppe 2', 14, follows);
      const box = page.getByRole('checkbox', { name: 'Lohn folgt der Entgelttabelle' });
      await expect.element(box).toHaveAttribute('aria-readonly', 'true');
      await expect.element(page.getByText(/Das ändert nur, wer die Löhne der Organisation kennt/)).toBeVisible();
      const group = page.getByRole('combobox', { name: 'Lohngruppe' });
      const reason = page.getByText(/Eine andere Lohngruppe wählt nur/);
      if (follows) await expect.element(group).toHaveAttribute('readonly');
      else await expect.element(group).not.toHaveAttribute('readonly');
      expect(reason.elements()).toHaveLength(follows ? 1 : 0);
    },
  );

  it('shows the row, the assumption and the minimum wage of each stretch, and the price of each year', async () => {
    const { activeFrom, isOwn, province } = row;
    const stretch = { activeFrom, isOwn, province, rowId: 'w1', rowWage: 14, hours: 2_550, minimumWage: null };
    const year = { minutes: 153_000, cost: 62_193.23, revenue: 67_601.34, pricePerHour: 26.51 };
    await showPage(
      <PaidStretches
        wages={{
          assumedRise: 0.03,
          averageWage: 14.21,
          stretches: [
            {
              ...stretch,
              from: '2027-01-01',
              to: '2027-12-31',
              hourlyWage: 14,
              baseWage: 35_700,
              assumedRises: 0,
              minimumWage: 14.6,
            },
            { ...stretch, from: '2028-01-01', to: '2028-12-31', hourlyWage: 14.42, baseWage: 36_771, assumedRises: 1 },
          ],
          years: [
            { ...year, from: '2027-01-01', to: '2027-12-31' },
            { ...year, from: '2028-01-01', to: '2028-12-31', pricePerHour: 27.3 },
          ],
        }}
      />,
    );
    await expect.element(page.getByText(/Unter dem Mindestlohn von 14,60/)).toBeVisible();
    await expect.element(page.getByText(/Angenommen: 14,00.*\^1/)).toBeVisible();
    await expect.element(page.getByRole('cell', { name: /^27,30/ })).toBeVisible();
  });
});
