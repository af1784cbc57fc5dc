import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { TariffSheet } from './tariff-sheet.tsx';

it('a tariff whose night begins and ends at the same minute says that it has no night', async () => {
  signIn();
  await showPage(
    <WithServer answers={{}}>
      <TariffSheet isOpen like={null} onClose={() => undefined} />
    </WithServer>,
  );
  const note = page.getByText(/Dieser Tarif hat dann keine Nacht/);
  const clock = (name: string) => page.getByRole('textbox', { name });
  await clock('Nacht ab').fill('22:00');
  await clock('Nacht bis').fill('06:00');
  await expect.element(note).not.toBeInTheDocument();
  await clock('Nacht bis').fill('22:00');
  await page.getByRole('textbox', { name: 'Gültig ab' }).click();
  await expect.element(note).toBeVisible();
});
