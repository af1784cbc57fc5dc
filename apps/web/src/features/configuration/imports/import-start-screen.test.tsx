import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ImportStartScreen } from './import-start-screen.tsx';

let mine: readonly TableKey[];
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

/** The part of a request that sends a file, answered as the server would. */
class SentFile {
  static answer = { status: 200, body: '{"id":"f1","name":"x","size":3}' };
  static headers: Record<string, string> = {};
  upload = { onprogress: (_event: { loaded: number; total: number }) => undefined };
  onload = () => undefined;
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader(name: string, value: string) {
    SentFile.headers[name] = value;
  }
  send() {
    this.upload.onprogress({ loaded: 1, total: 2 });
    setTimeout(() => {
      this.status = SentFile.answer.status;
      this.responseText = SentFile.answer.body;
      this.onload();
    }, 50);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  signIn({ isConfigAdmin: true });
  mine = tableKeys;
  plan.mockClear();
  SentFile.answer = { status: 200, body: '{"id":"f1","name":"x","size":3}' };
  vi.stubGlobal('XMLHttpRequest', SentFile);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('bringing a file in', () => {
  it('sends it under its name and goes to the plan', async () => {
    const { router } = await show('vacationDays');
    await expect.element(page.getByText('Datei hierher ziehen')).toBeVisible();
    choose(new File(['a;b'], 'Urlaubstage Süd.csv'));
    await vi.waitFor(() => expect(plan).toHaveBeenCalledWith({ table: 'vacationDays', fileId: 'f1' }));
    expect(SentFile.headers['x-file-name']).toBe('Urlaubstage%20S%C3%BCd.csv');
    expect(SentFile.headers.authorization).toBe('Bearer token');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/settings/configurations/import/i1'));
  });

  it('says at the file why it is not taken, without sending it', async () => {
    await show('vacationDays');
    await expect.element(page.getByText('Datei hierher ziehen')).toBeVisible();
    choose(new File(['%PDF'], 'Tarifvertrag.pdf'));
    await expect.element(page.getByText('Wählen Sie eine Datei mit der Endung .xlsx oder .csv.')).toBeVisible();
    choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'zu gross.xlsx'));
    await expect.element(page.getByText('Die Datei ist größer als 5 MB.')).toBeVisible();
    expect(plan).not.toHaveBeenCalled();
  });

  it('says what the server refused', async () => {
    const data = { code: 'PAYLOAD_TOO_LARGE', details: {}, requestId: 'x', httpStatus: 413 };
    SentFile.answer = { status: 413, body: JSON.stringify({ error: { message: '', code: -32000, data } }) };
    await show('vacationDays');
    await expect.element(page.getByText('Datei hierher ziehen')).toBeVisible();
    choose(new File(['a;b'], 'Urlaubstage.csv'));
    await expect.element(page.getByText('Das ist mehr, als auf einmal gesendet werden kann.')).toBeVisible();
    expect(plan).not.toHaveBeenCalled();
  });

  it('says what to do when the server failed', async () => {
    SentFile.answer = { status: 500, body: 'x' };
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
