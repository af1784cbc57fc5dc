import type { Service } from '@zuschlag/validation/services/service';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { aService, nothingUsual } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { CarsCard } from './cars-card.tsx';

const car = {
  id: '018f0000-0000-7000-8000-00000000000c',
  serviceId: aService().id,
  quantity: 1,
  netValue: 24_000,
  runtime: 48,
  yearlyKilometers: 30_000,
  consumption: 6.5,
  fuelPrice: 1.75,
  repairPerKilometer: 0.06,
  yearlyInsurance: 1_200,
  yearlyTax: 180,
};

function Page({ later }: { later?: Service }) {
  const [service, setService] = useState(() => aService({ cars: [car] }));
  return (
    <WithServer answers={{ 'services.usualCosts': () => nothingUsual }}>
      <div onInput={() => setTimeout(() => later && setService(later), 50)}>
        <CarsCard
          service={service}
          isGone={false}
          detailOf={() => undefined}
          cost={37_777.5}
          contract={{ startDate: '2027-01-01', endDate: '2027-12-31' }}
          noteRows={() => () => undefined}
        />
      </div>
    </WithServer>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  signIn();
});

it('shows the consumption and the price of fuel with their decimals', async () => {
  await showPage(<Page />);
  await expect.element(page.getByText('6,50 L/100 km')).toBeVisible();
  await expect.element(page.getByText(/1,75\s€ \/ L/)).toBeVisible();
});

it('names what another person saved with its decimals', async () => {
  await showPage(<Page later={aService({ version: 2, cars: [{ ...car, consumption: 7.25, fuelPrice: 1.82 }] })} />);
  await page.getByRole('button', { name: /24.000/ }).click();
  await page.getByRole('menuitem', { name: 'Ändern' }).click();
  await page.getByRole('textbox', { name: 'Verbrauch' }).fill('7');
  await expect.element(page.getByRole('status').getByText('7,25 L/100 km')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('1,82 €/L')).toBeVisible();
});
