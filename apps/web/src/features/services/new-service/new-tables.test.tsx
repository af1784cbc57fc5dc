import { tenderBerlin } from '@zuschlag/calc-engine/examples/tender-berlin';
import type { RateBook } from '@zuschlag/validation/services/service';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { cell, keyboard, texts } from '../../../testing/shift-table.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { NewMobileScreen } from '../mobile/new-mobile-screen.tsx';
import { NewServiceScreen } from './new-service-screen.tsx';

const { book, contract } = tenderBerlin;
const withIds = (list: readonly object[]) => list.map((row, at) => ({ id: `row ${at}`, ...row }));
const rows = Object.fromEntries(
  Object.entries(book).map(([table, list]) => [table, withIds(list as readonly object[])]),
) as unknown as RateBook;
const chance = aChance({ organizations: [aBidder()], contract: { ...aChance().contract, ...contract } });
const site = { ...aService().site, province: 'DE-BE' };

function show(Screen: typeof NewServiceScreen, calls: Record<string, (sent: never) => unknown> = {}) {
  return showPage(
    <WithServer
      answers={{
        'customers.byId': () => ({ sites: [site] }),
        'services.rateBook': () => rows,
        'services.payGroups': () => ({ groups: [] }),
        'organizations.byId': () => ({ advancedCostParameters: aService().advancedCostParameters }),
        ...calls,
      }}
    >
      <ChanceContext value={chance}>
        <Screen organizationId={2} />
      </ChanceContext>
    </WithServer>,
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
async function typeStart() {
  // What arrives late moves the page, and a list of options that is open closes with it.
  await expect.element(page.getByRole('button', { name: 'Tabelle bearbeiten' }).first()).toBeVisible();
  await field('Bezeichnung').fill('Tor');
  await page.getByRole('combobox', { name: 'Lohngruppe' }).fill('Gruppe 2');
  await field('Stundenlohn').fill('16');
  await field('Einweisung je Kraft').fill('8');
  // By the keyboard, and again where the list closed in between: beside other work the page moves under an open list.
  const place = page.getByRole('combobox', { name: 'Standort' });
  await vi.waitFor(
    async () => {
      await place.click();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect.element(place, { timeout: 2_000 }).toHaveValue('Rathaus');
    },
    { timeout: 60_000 },
  );
}
const openTable = () => page.getByRole('button', { name: 'Tabelle bearbeiten' }).first().click();
const create = page.getByRole('button', { name: 'Leistung anlegen' });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('prices the shifts of a table before they are stored, and adding the service takes them along', async () => {
  const sent: { input: { shifts: object[] } }[] = [];
  const { screen } = await show(NewServiceScreen, {
    'services.addPermanent': (call: never) => {
      sent.push(call);
      return aService();
    },
  });
  await typeStart();
  await field('Marge').fill('10');
  await openTable();
  await cell(1, 0).click();
  const { press } = keyboard();
  await press('6-14', '{Tab}', '{Tab}', '1-5', '{Enter}', '22-6', '{Enter}');
  await expect.element(page.getByRole('button', { name: /Herkunft öffnen: Preis je Stunde/ })).toBeVisible();
  await create.click();
  await expect.element(page.getByText('Noch nicht gespeichert: In der Tabelle fehlt etwas.')).toBeVisible();
  expect(sent).toEqual([]);
  // What is typed in a table is there again, finished or not.
  await screen.unmount();
  await show(NewServiceScreen, {
    'services.addPermanent': (call: never) => {
      sent.push(call);
      return aService();
    },
  });
  await expect.poll(() => texts(2)[0]).toBe('22:00');
  await cell(2, 2).click();
  await press('67', '{Enter}');
  await create.click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.input.shifts).toMatchObject([
    { startTime: '06:00', monday: true, saturday: false },
    { startTime: '22:00', monday: false, saturday: true },
  ]);
});

it('works a mobile service back from a price per visit before it is stored', async () => {
  await show(NewMobileScreen);
  await typeStart();
  await field('Fahrtzeit je Besuch').fill('5');
  await openTable();
  await cell(1, 0).click();
  await keyboard().press('K', '{Tab}', '15', '{Tab}', '10', '{Tab}', '1', '{Enter}');
  const backwards = page.getByRole('button', { name: 'Rückwärts rechnen' });
  await expect.element(backwards).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Tabelle übernehmen' }).click();
  await expect.element(page.getByRole('row', { name: /Kontrolle/ })).toMatchTextContent(/10 %/);
  await backwards.click();
  await page.getByRole('textbox', { name: 'Zielwert' }).fill('20');
  await page.getByRole('button', { name: 'In das Formular übernehmen' }).click();
  await expect.poll(() => page.getByRole('row', { name: /Kontrolle/ }).element().textContent).toMatch(/20,00\s€/);
});

it('shows the week of what is typed, and takes a shift that is drawn into it', async () => {
  await show(NewServiceScreen);
  const lane = page.getByRole('slider', { name: /^Neue Schicht zeichnen/ });
  await expect.element(lane).toBeVisible();
  (lane.element() as HTMLElement).focus();
  await keyboard().press('{Enter}');
  await page.getByRole('button', { name: 'Hinzufügen und schließen' }).click();
  await expect.element(page.getByText('Die Schicht ist hinzugefügt.')).toBeVisible();
  const week = page.getByRole('region', { name: 'Wochenplan' });
  await expect.element(week.getByRole('img', { name: /^06:00–14:00/ })).toBeVisible();
  // A table that is open has its own rows: a drawn one would not stand in it.
  await openTable();
  await cell(2, 0).click();
  await keyboard().press('22-6', '{Tab}', '{Tab}', 'tgl', '{Enter}');
  await expect.element(week.getByRole('img', { name: /^22:00–06:00/ })).toBeVisible();
  await expect.element(lane).not.toBeInTheDocument();
});
