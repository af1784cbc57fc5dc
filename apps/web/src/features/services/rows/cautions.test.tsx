import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { aService, nothingUsual } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ServiceTable } from '../grid/service-table.tsx';
import { useCarFields } from './equipment-fields.ts';
import { NumberFields } from './number-fields.tsx';

const usual = {
  cars: { ...nothingUsual.cars, netValue: 24_000, fuelPrice: 1.75 },
  purchases: { ...nothingUsual.purchases, purchaseCost: 380, monthsDepreciation: 36 },
};
const answers = { 'services.usualCosts': () => usual };

function CarFields() {
  const { control } = useForm({ defaultValues: { netValue: null, fuelPrice: null, quantity: 1 } });
  return (
    <NumberFields
      control={control}
      fields={useCarFields()}
      table="cars"
      chanceId="018f0000-0000-7000-8000-000000000001"
    />
  );
}

function Purchases() {
  const [service] = useState(() => aService());
  return (
    <ServiceTable
      kind="purchases"
      service={service}
      contract={{ startDate: '2027-01-01', endDate: '2027-12-31' }}
      label="Anschaffungen"
      onDraft={() => undefined}
      onClose={() => undefined}
    />
  );
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('warns at the field of more than ten times the median, and not of ten times', async () => {
  await showPage(
    <WithServer answers={answers}>
      <CarFields />
    </WithServer>,
  );
  const netValue = page.getByRole('textbox', { name: 'Nettowert je Fahrzeug' });
  await netValue.fill('240001');
  await expect.element(page.getByText('Mehr als das Zehnfache des Üblichen (24.000). Bitte prüfen.')).toBeVisible();
  await expect.element(netValue).not.toHaveAttribute('aria-invalid', 'true');
  await netValue.fill('240000');
  await page.getByRole('textbox', { name: 'Kraftstoffpreis' }).fill('17,6');
  await expect.element(page.getByText('Mehr als das Zehnfache des Üblichen (1,75). Bitte prüfen.')).toBeVisible();
  await expect.element(page.getByText(/24\.000/)).not.toBeInTheDocument();
});

it('warns in the table and in the preview of a paste, and takes the rows all the same', async () => {
  await showPage(
    <WithServer answers={answers}>
      <Purchases />
    </WithServer>,
  );
  const cell = (row: number, column: number) => page.getByRole('row').nth(row).getByRole('gridcell').nth(column);
  await cell(1, 0).click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Bezeichnung\tAnzahl\tPreis\r\nFunkgerät\t4\t380\r\nDrohne\t1\t38.000');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.element(page.getByText('1 Angabe ist ungewöhnlich hoch')).toBeVisible();
  await expect
    .element(page.getByText(/^Zeile 3, Anschaffung je Stück: „38000“\. Mehr als das Zehnfache/))
    .toBeVisible();
  await page.getByRole('button', { name: '2 Zeilen übernehmen' }).click();
  await expect.element(cell(1, 0)).toHaveFocus();
  await expect.element(cell(2, 2)).toHaveAccessibleDescription(/^Mehr als das Zehnfache des Üblichen \(380\)/);
  await expect.element(cell(2, 2)).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Zeile 2, Anschaffung je Stück' }).click();
  await expect.element(cell(2, 2)).toHaveFocus();
  await userEvent.keyboard('3799{Enter}');
  await expect.element(page.getByRole('button', { name: 'Zeile 2, Anschaffung je Stück' })).not.toBeInTheDocument();
});
