import { utils, write } from '@e965/xlsx';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import type { PriceForm, PriceFormCheck } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { PriceFormScreen } from './price-form-screen.tsx';
import type { PriceFormSearch } from './price-form-search.ts';

const workbook: ChanceDocument = {
  ...{ id: 'd1', chanceId: 'c1', fileName: 'Preisblatt.xlsx', url: '/documents/v1/file', type: 'other' },
  ...{ format: 'others', fileType: 'xlsx', status: 'NOT_IN_KNOWLEDGE_BASE', aiImportId: null, folder: '', size: 900 },
  ...{ version: 1, versionId: 'v1', scan: 'clean', lastError: null, createdBy: null },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', changedAt: '2026-11-20T09:00:00.000Z' },
};
const form: PriceForm = {
  ...{ id: 'f1', customerId: 'k1', name: 'Preisblatt Stadt', services: ['Pforte'], version: 1 },
  cells: [{ sheet: 'Preise', cell: 'B2', figure: 'hourlyPrice', period: 'day', service: 'Pforte', label: 'Wache' }],
  ...{ createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' },
};

function content(): Blob {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['Leistung', 'Stundensatz', 'Preis'],
    ['Pforte', null, null],
  ]);
  sheet.C2 = { t: 'n', v: 0, f: 'B2*100' };
  utils.book_append_sheet(book, sheet, 'Preise');
  return new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer]);
}

async function show(search: PriceFormSearch, answers: object = {}) {
  const onAdd = vi.fn<(input: unknown) => void>();
  const onRequest = vi.fn<(input: unknown) => void>();
  await showPage(
    <WithServer
      answers={{
        'documents.ofChance': () => [workbook],
        'GET /documents': content,
        'services.ofChance': () => ({
          services: [aService({ id: 's1', name: 'Pforte' }), aService({ id: 's2', name: 'Streife' })],
        }),
        'handouts.ofChance': () => [],
        'handouts.priceForms': () => ({ forms: [], mayEdit: true }),
        'handouts.addPriceForm': (input: unknown) => {
          onAdd(input);
          return form;
        },
        'handouts.request': (input: unknown) => {
          onRequest(input);
          return {};
        },
        ...answers,
      }}
    >
      <ChanceContext value={aChance({ id: 'c1' })}>
        <PriceFormScreen search={search} />
      </ChanceContext>
    </WithServer>,
    { at: '/tender/c1/pricesheet', route: '/tender/$tenderId/pricesheet' },
  );
  return { onAdd, onRequest };
}

beforeEach(() => signIn());

it('a cell is pointed at, receives a figure, and is kept with the words beside it', async () => {
  const { onAdd } = await show({ edit: 'new' });
  await page.getByRole('button', { name: 'Zelle B2', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Preise!B2' })).toBeVisible();
  await page.getByRole('button', { name: /Was kommt hinein/ }).click();
  await page.getByRole('option', { name: 'Preis je Stunde' }).click();
  await page.getByRole('button', { name: /^Leistung/ }).click();
  await page.getByRole('option', { name: 'Pforte' }).click();
  await page.getByRole('button', { name: /Zeitart/ }).click();
  await page.getByRole('option', { name: 'Nacht', exact: true }).click();
  const picked = page.getByRole('button', { name: 'Zelle B2, Preis je Stunde, Nacht · Pforte' });
  await expect.element(picked).toBeVisible();
  await picked.click();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(page.getByText('Diese Zelle rechnet selbst.', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect.poll(() => onAdd.mock.calls).toHaveLength(1);
  expect(onAdd.mock.calls[0]?.[0]).toEqual({
    chanceId: 'c1',
    input: {
      name: 'Preisblatt',
      cells: [
        {
          ...{ sheet: 'Preise', cell: 'B2', figure: 'hourlyPrice', period: 'night', service: 'Pforte' },
          label: 'Pforte · Stundensatz',
        },
      ],
    },
  });
});

it('a figure whose service is still to be chosen stays with its cell, and the form asks for it before it is saved', async () => {
  const { onAdd } = await show({ edit: 'new' });
  const choose = async (cell: string, figure: string) => {
    await page.getByRole('button', { name: cell, exact: true }).click();
    await page.getByRole('button', { name: /Was kommt hinein/ }).click();
    await page.getByRole('option', { name: figure }).click();
  };
  await choose('Zelle B2', 'Preis je Stunde');
  await choose('Zelle B1, Stundensatz', 'Name des Bieters');
  await page.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect.element(page.getByText('Hier fehlt die Leistung: Preise!B2')).toBeVisible();
  await page.getByRole('button', { name: 'Preise!B2', exact: true }).click();
  await page.getByRole('button', { name: /^Leistung/ }).click();
  await page.getByRole('option', { name: 'Streife' }).click();
  await expect.element(page.getByText('Hier fehlt die Leistung', { exact: false })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect.poll(() => onAdd.mock.calls).toHaveLength(1);
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
    input: {
      cells: [
        { cell: 'B1', figure: 'bidder', service: null },
        { cell: 'B2', figure: 'hourlyPrice', service: 'Streife' },
      ],
    },
  });
});

it('a further cell leaves the words beside the others as they were, until they are taken over', async () => {
  const onUpdate = vi.fn<(input: unknown) => void>();
  await show(
    { edit: 'form' },
    {
      'handouts.priceForms': () => ({ forms: [form], mayEdit: true }),
      'handouts.updatePriceForm': (input: unknown) => {
        onUpdate(input);
        return { ...form, version: 2 };
      },
    },
  );
  await page.getByRole('button', { name: 'Zelle B1, Stundensatz', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Preise!B1' })).toBeVisible();
  await page.getByRole('button', { name: /Was kommt hinein/ }).click();
  await page.getByRole('option', { name: 'Name des Bieters' }).click();
  await expect.element(page.getByText('2 Zellen')).toBeVisible();
  await page.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect.poll(() => onUpdate.mock.calls).toHaveLength(1);
  const labels = ({ input }: { input: { cells: { cell: string; label: string }[] } }) =>
    input.cells.map(({ cell, label }) => [cell, label]);
  expect(labels(onUpdate.mock.calls[0]?.[0] as never)).toEqual([
    ['B1', 'Leistung'],
    ['B2', 'Wache'],
  ]);
});

it('new words beside a cell are taken over and saved', async () => {
  const onUpdate = vi.fn<(input: unknown) => void>();
  await show(
    { edit: 'form' },
    {
      'handouts.priceForms': () => ({ forms: [form], mayEdit: true }),
      'handouts.updatePriceForm': (input: unknown) => {
        onUpdate(input);
        return { ...form, version: 2 };
      },
    },
  );
  await expect.element(page.getByText('Vorher: „Wache“.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Text neben B2 auf „Preise“ übernehmen' }).click();
  await expect.element(page.getByText('Vorher: „Wache“.', { exact: false })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect.poll(() => onUpdate.mock.calls).toHaveLength(1);
  expect(onUpdate.mock.calls[0]?.[0]).toMatchObject({
    input: { cells: [{ cell: 'B2', label: 'Pforte · Stundensatz' }] },
  });
});

it('before it is filled, cells that stay empty are named, and other words beside a cell are confirmed', async () => {
  const check = (fills: boolean): PriceFormCheck => ({
    cells: [
      {
        ...{ sheet: 'Preise', cell: 'B2', figure: 'hourlyPrice', period: 'day', service: 'Pforte' },
        ...{ label: 'Wache', pickedLabel: 'Pforte', number: 28.4, text: null },
        ...{ problem: 'LABEL_CHANGED', isFilled: fills },
      },
    ],
    services: [{ name: 'Pforte', serviceId: 's1' }],
    notes: ['OUTDATED'],
    ...{ priceFormVersion: 3, documentVersion: 2 },
  });
  const { onRequest } = await show(
    {},
    {
      'handouts.priceForms': () => ({ forms: [form], mayEdit: false }),
      'handouts.checkPriceForm': ({ filling }: { filling: { fillsChanged: boolean } }) => check(filling.fillsChanged),
    },
  );
  await expect.element(page.getByText('Die Preise sind veraltet.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Vorher: „Pforte“.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('0 von 1 Zellen werden ausgefüllt.')).toBeVisible();
  await page.getByText('Auch Zellen ausfüllen', { exact: false }).click();
  await expect.element(page.getByText('1 von 1 Zellen werden ausgefüllt.')).toBeVisible();
  await expect.element(page.getByText('28,40 €')).toBeVisible();
  await page.getByRole('button', { name: 'Preisblatt ausfüllen' }).click();
  await expect.poll(() => onRequest.mock.calls).toHaveLength(1);
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({
    kind: 'customerSheet',
    filling: {
      ...{ priceFormId: 'f1', documentId: 'd1', fillsChanged: true, priceFormVersion: 3, documentVersion: 2 },
      services: [{ name: 'Pforte', serviceId: 's1' }],
    },
  });
});
