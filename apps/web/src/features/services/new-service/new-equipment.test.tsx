import { useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { nothingUsual } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { useTypedRows } from '../grid/use-typed-rows.ts';
import { emptyService, type NewServiceValues } from '../service/service-values.ts';
import { NewEquipment } from './new-equipment.tsx';

function Page() {
  const { control, setValue } = useForm<NewServiceValues>({
    defaultValues: emptyService({ organizationId: null, province: null, hasSites: true }),
  });
  const purchases = useWatch({ control, name: 'purchases' });
  const { rows, noteRows } = useTypedRows();
  const form = { control: control as never, setValue, chance: aChance(), sites: [], owner: 'new-service-c1' };
  return (
    <>
      <NewEquipment {...form} typedRows={rows} noteRows={noteRows} />
      <output>
        {purchases.map(({ name, quantity, purchaseCost }) => `${quantity} ${name} ${purchaseCost}`).join()}
      </output>
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('takes purchases into a service that is not stored yet, and lets them be changed and taken out again', async () => {
  await showPage(
    <WithServer answers={{ 'services.usualCosts': () => nothingUsual }}>
      <Page />
    </WithServer>,
  );
  await page.getByRole('button', { name: /^Anschaffungen/ }).click();
  await page.getByRole('button', { name: 'Anschaffung', exact: true }).click();
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill('Diensthund');
  await page.getByRole('textbox', { name: 'Anschaffung je Stück' }).fill('4800');
  await page.getByRole('button', { name: 'Hinzufügen und schließen' }).click();
  await expect.element(page.getByRole('status').getByText('1 Diensthund 4800')).toBeInTheDocument();
  await page.getByRole('button', { name: /Diensthund/ }).click();
  await page.getByRole('menuitem', { name: 'Ändern' }).click();
  await page.getByRole('textbox', { name: 'Anzahl' }).fill('2');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByRole('status').getByText('2 Diensthund 4800')).toBeInTheDocument();
  await page.getByRole('button', { name: /Diensthund/ }).click();
  await page.getByRole('menuitem', { name: 'Entfernen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect.element(page.getByText('Noch keine Anschaffungen')).toBeVisible();
});
