import { Button } from '@zuschlag/ui';
import type { SplitChange } from '@zuschlag/validation/services/rates/new-rates';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { trpc } from '../../../app/api/trpc.ts';
import { sentCalls } from '../../../testing/network.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage, speak } from '../../../testing/show.tsx';
import { NewRatesNotice } from './new-rates-notice.tsx';

const split: SplitChange = {
  before: { cost: 48_225.28, revenue: 51_303.49 },
  tables: { cost: 386.59, revenue: 411.27 },
  own: { cost: -2_000, revenue: -2_127.66 },
  after: { cost: 46_611.87, revenue: 49_587.1 },
};

function Page() {
  const save = trpc.services.removeShift.useMutation();
  return (
    <>
      <Button onPress={() => save.mutate({ serviceId: 's1', shiftId: 'h1' })}>Entfernen</Button>
      <p>{save.isSuccess ? 'gespeichert' : save.isError ? 'nicht gespeichert' : ''}</p>
      <NewRatesNotice />
    </>
  );
}

/** A server that takes newer rows only when they are accepted. */
const show = (asked: SplitChange) =>
  showPage(
    <WithServer
      answers={{
        'services.removeShift': () => {
          if (said().at(-1) === 'accept') return aService();
          throw refusal('NEW_RATES_AFTER_APPROVAL', { split: asked });
        },
      }}
    >
      <Page />
    </WithServer>,
  );
const said = () =>
  sentCalls()
    .filter(({ procedures }) => procedures.includes('services.removeShift'))
    .map(({ headers }) => headers.get('x-new-rates'));
const line = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('a save that would move approved prices with the tables', () => {
  it('shows both parts, and saves when they are accepted', async () => {
    await show(split);
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(line('Bisher')).toHaveTextContent('Bisher48.225,28 €51.303,49 €');
    await expect.element(line('Neue Tabellen')).toHaveTextContent('Neue Tabellen+386,59 €+411,27 €');
    await expect.element(line('Ihre Änderung')).toHaveTextContent('Ihre Änderung−2.000,00 €−2.127,66 €');
    await page.getByRole('button', { name: 'Beides speichern' }).click();
    await expect.element(page.getByText('gespeichert', { exact: true })).toBeVisible();
    expect(said()).toEqual(['ask', 'accept']);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is given up without being sent again', async () => {
    await show(split);
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await page.getByRole('button', { name: 'Nicht speichern' }).click();
    await expect.element(page.getByText('nicht gespeichert', { exact: true })).toBeVisible();
    expect(said()).toEqual(['ask']);
  });

  it('says in English on a phone that no price would be left', async () => {
    await page.viewport(390, 800);
    await show({ ...split, tables: null, own: null, after: null });
    await speak('en');
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(page.getByText(/the service would have no price/)).toBeVisible();
    await expect.element(line('Your change')).toHaveTextContent('Your change––');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
