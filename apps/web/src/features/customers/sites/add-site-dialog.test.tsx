import type { FoundAddress } from '@zuschlag/validation/customers/addresses';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureClient } from '../../../testing/network.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { AddSiteDialog } from './add-site-dialog.tsx';
import { AddressSearchField } from './address-search.tsx';

const places: Record<string, unknown[]> = {
  '24103': [{ city: 'Kiel', province: 'DE-SH' }],
  '20095': [{ city: 'Hamburg', province: 'DE-HH' }],
  '19273': [
    { city: 'Amt Neuhaus', province: 'DE-NI' },
    { city: 'Zeetze', province: 'DE-MV' },
  ],
};
const townHall: FoundAddress = {
  name: 'Rathaus Kiel',
  address: 'Fleethörn 9',
  postalCode: '24103',
  city: 'Kiel',
  province: 'DE-SH',
  country: 'Deutschland',
};
const asked: string[] = [];
const answers: Answers = {
  'customers.findAddresses': ({ text }: { text: string }) => {
    asked.push(text);
    if (text === 'Ausfall') throw refusal('ADDRESS_SEARCH_FAILED');
    return text.startsWith('Fleethörn') ? [townHall] : [];
  },
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

configureClient({ addressSearch: 'asYouType' });
beforeEach(() => {
  asked.length = 0;
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
    await expect.element(page.getByRole('option', { name: /Zeetze/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(town).toHaveValue('Zeetze');
    await expect.element(state()).toHaveTextContent('Mecklenburg-Vorpommern');
  });
});

describe('the address search', () => {
  const search = () => page.getByRole('combobox', { name: 'Adresse suchen' });

  it('fills the fields by keyboard from what it finds while a person types, and they can still be changed', async () => {
    await show();
    await search().fill('Fleethörn');
    await expect.element(page.getByRole('option', { name: /Fleethörn 9, 24103 Kiel/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field('Straße und Hausnummer')).toHaveValue('Fleethörn 9');
    await expect.element(field('Name des Standorts')).toHaveValue('Rathaus Kiel');
    await expect.element(field('Postleitzahl')).toHaveValue('24103');
    await expect.element(field('Ort')).toHaveValue('Kiel');
    await expect.element(state()).toHaveTextContent('Schleswig-Holstein');
    await field('Straße und Hausnummer').fill('Fleethörn 11');
    await expect.element(field('Straße und Hausnummer')).toHaveValue('Fleethörn 11');
    expect(asked).toEqual(['Fleethörn']);
  });

  it('says that it found nothing or does not answer, and leaves the fields to the person', async () => {
    await show();
    await search().fill('Nirgendwo 1');
    await expect.element(page.getByText('Keine Adresse gefunden.', { exact: false })).toBeVisible();
    await search().fill('Ausfall');
    await expect.element(page.getByText('Die Adresssuche antwortet gerade nicht.', { exact: false })).toBeVisible();
    await field('Straße und Hausnummer').fill('Am Markt 1');
    await expect.element(field('Straße und Hausnummer')).toHaveValue('Am Markt 1');
  });

  it('asks a service that forbids search while typing on Enter alone, and does not send the form with it', async () => {
    const [onPick, onSubmit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())];
    await showPage(
      <WithServer answers={answers}>
        <form onSubmit={onSubmit}>
          <AddressSearchField isAsYouType={false} onPick={onPick} />
        </form>
      </WithServer>,
      { at: '/settings/customers' },
    );
    await search().fill('Fleethörn 9');
    await expect.element(page.getByRole('button', { name: 'Suchen' })).toBeEnabled();
    expect(asked).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: /Fleethörn 9, 24103 Kiel/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledWith(townHall);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(asked).toEqual(['Fleethörn 9']);
  });
});
