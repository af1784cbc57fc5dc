import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sentCalls } from '../../../testing/network.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ImportStartScreen } from './import-start-screen.tsx';

let mine: readonly TableKey[];
const store = vi.fn((_content: ArrayBuffer): unknown => undefined);
const plan = vi.fn((_input: unknown) => ({ id: 'i1' }));
const answers: Answers = {
  'configuration.overview': () => ({
    tables: tableKeys.map((table) => ({
      table,
      active: 0,
      pending: 0,
      nextChange: null,
      permissions: mine.includes(table) ? ['ADD', 'DELETE', 'IMPORT'] : [],
    })),
  }),
  'configuration.imports.list': () => ({ edges: [], pageInfo: { endCursor: null, hasNextPage: false } }),
  'configuration.imports.plan': plan,
  'POST /files': store,
};
const show = (table: TableKey) =>
  showPage(
    <WithServer answers={answers}>
      <ImportStartScreen table={table} onTable={() => undefined} />
    </WithServer>,
    { others: ['/settings/configurations/import/$importId'] },
  );
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no place for a file');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(() => {
  sessionStorage.clear();
  signIn({ isConfigAdmin: true });
  mine = tableKeys;
  store.mockReturnValue({ id: 'f1', name: 'x', size: 3 });
});

describe('bringing a file in', () => {
  it('sends it under its name and goes to the plan', async () => {
    const { router } = await show('vacationDays');
    await expect.element(page.getByText('Datei hierher ziehen')).toBeVisible();
    choose(new File(['a;b'], 'Urlaubstage Süd.csv'));
    await expect.poll(() => plan).toHaveBeenCalledWith({ table: 'vacationDays', fileId: 'f1' });
    const headers = sentCalls().find(({ procedures }) => procedures.includes('POST /files'))?.headers;
    expect(headers?.get('x-file-name')).toBe('Urlaubstage%20S%C3%BCd.csv');
    expect(headers?.get('authorization')).toMatch(/^Bearer token-/);
    expect(store).toHaveBeenCalledWith(expect.objectContaining({ byteLength: 3 }));
    await expect.poll(() => router.state.location.pathname).toBe('/settings/configurations/import/i1');
  });

  it('says at the file why it is not taken, without sending it', async () => {
    await show('vacationDays');
    await expect.element(page.getByText('Datei hierher ziehen')).toBeVisible();
    choose(new File(['%PDF'], 'Tarifvertrag.pdf'));
    await expect
      .element(
        page.getByText(/^Wählen Sie eine Datei mit der Endung \.xlsx, .*Datei → Speichern unter → Excel-Arbeitsmappe/),
      )
      .toBeVisible();
    choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'zu gross.xlsx'));
    await expect.element(page.getByText('Die Datei ist größer als 5 MB.')).toBeVisible();
    expect(plan).not.toHaveBeenCalled();
  });

  it('says what the server refused', async () => {
    store.mockImplementation(() => {
      throw refusal('PAYLOAD_TOO_LARGE');
    });
    await show('vacationDays');
    await expect.element(page.getByText('Datei hierher ziehen')).toBeVisible();
    choose(new File(['a;b'], 'Urlaubstage.csv'));
    await expect.element(page.getByText('Das ist mehr, als auf einmal gesendet werden kann.')).toBeVisible();
    expect(plan).not.toHaveBeenCalled();
  });

  it('says what to do when the server failed', async () => {
    store.mockImplementation(() => {
      throw refusal('INTERNAL');
    });
    await show('vacationDays');
    await expect.element(page.getByText('Datei hierher ziehen')).toBeVisible();
    choose(new File(['a;b'], 'Urlaubstage.csv'));
    await expect
      .element(page.getByText(/konnte nicht verarbeitet werden. Bitte wählen Sie sie noch einmal/))
      .toBeVisible();
  });
});

describe('who may import', () => {
  it('nobody but config admins', async () => {
    mine = [];
    await show('tariff');
    await expect.element(page.getByText('Importieren können nur Konfigurations-Admins')).toBeVisible();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('a config admin of another organization only tariffs', async () => {
    mine = ['tariff'];
    await show('socialSecurity');
    await expect
      .element(page.getByRole('button', { name: 'Datei auswählen' }))
      .toHaveAttribute('aria-disabled', 'true');
  });
});

it('the columns are those of the table, with an example each', async () => {
  await show('christmasBonus');
  await expect.element(page.getByText('Anteil am Monatslohn')).toBeVisible();
  await expect.element(page.getByText('Bayern oder DE-BY')).toBeVisible();
});
