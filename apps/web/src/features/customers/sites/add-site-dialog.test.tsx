import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { AddSiteDialog } from './add-site-dialog.tsx';

const places: Record<string, unknown[]> = {
  '24103': [{ city: 'Kiel', province: 'DE-SH' }],
  '20095': [{ city: 'Hamburg', province: 'DE-HH' }],
  '19273': [
    { city: 'Amt Neuhaus', province: 'DE-NI' },
    { city: 'Zeetze', province: 'DE-MV' },
  ],
};
const answers: Answers = {
  'customers.placesOfPostcode': ({ postalCode }: { postalCode: string }) => places[postalCode] ?? [],
};
const show = () =>
  showPage(
    <WithServer answers={answers}>
      <AddSiteDialog customerId="k1" isOpen onClose={() => undefined} />
    </WithServer>,
    { at: '/settings/customers' },
  );
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const state = () => page.getByRole('button', { name: /Bundesland/ });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the form of a place of work', () => {
  it('takes town and state of a postcode, and follows when it is corrected', async () => {
    await show();
    await field('Postleitzahl').fill('24103');
    await expect.element(field('Ort')).toHaveValue('Kiel');
    await expect.element(state()).toHaveTextContent('Schleswig-Holstein');
    await field('Postleitzahl').fill('20095');
    await expect.element(field('Ort')).toHaveValue('Hamburg');
    await expect.element(state()).toHaveTextContent('Hamburg');
  });

  it('keeps a town that was typed, and says what the postcode says of the state', async () => {
    await show();
    await field('Ort').fill('Kiel-Gaarden');
    await field('Postleitzahl').fill('24103');
    await expect.element(state()).toHaveTextContent('Schleswig-Holstein');
    await expect.element(field('Ort')).toHaveValue('Kiel-Gaarden');
    await state().click();
    await page.getByRole('option', { name: 'Hamburg', exact: true }).click();
    await expect.element(page.getByText('Die Postleitzahl 24103 liegt in Schleswig-Holstein.')).toBeVisible();
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect.element(state()).toHaveTextContent('Schleswig-Holstein');
  });

  it('offers the places of a postcode on the border of two states, and takes the state of the chosen one', async () => {
    await show();
    await field('Postleitzahl').fill('19273');
    const town = page.getByRole('combobox', { name: 'Ort' });
    await town.fill('Zee');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(town).toHaveValue('Zeetze');
    await expect.element(state()).toHaveTextContent('Mecklenburg-Vorpommern');
  });
});
