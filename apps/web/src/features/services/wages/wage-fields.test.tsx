import type { PayGroup } from '@zuschlag/validation/organizations/pay-groups';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { emptyService } from '../service/service-values.ts';
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

function Fields({ payGroup, hourlyWage }: { payGroup: string; hourlyWage: number | null }) {
  const start = emptyService({ organizationId: 2, province: 'DE-NW', hasSites: false });
  const { control } = useForm({ defaultValues: { ...start, payGroup, hourlyWage } });
  return <WageFields control={control} employer={{ organizationId: 2, province: 'DE-NW' }} />;
}

const show = (payGroup: string, hourlyWage: number | null) =>
  showPage(
    <WithServer answers={{ 'services.payGroups': () => ({ groups }) }}>
      <ChanceContext value={chance}>
        <Fields payGroup={payGroup} hourlyWage={hourlyWage} />
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
