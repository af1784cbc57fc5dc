import type { ActualsPlan, ActualsRow } from '@zuschlag/validation/actuals/imports';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { LastImport } from './last-import.tsx';

const place = { chanceId: 'c1', operationalOrganizationId: 2 };
const day = { hours: 170, absenceHours: 40, payCost: 5_000, income: null };
const changed: ActualsRow = {
  ...{ row: 2, verdict: 'changed', month: '2026-01-01', kindOfTime: 'day', problems: [] },
  ...{ after: day, before: { ...day, hours: 160 } },
};
const wrong: ActualsRow = {
  ...{ row: 5, verdict: 'wrong', month: '2026-02-01', kindOfTime: null, after: null, before: null },
  problems: [{ cell: 'B5', heading: 'Zeitart', text: 'Überstunden', problem: 'INVALID_CHOICE', bound: null }],
};
const imported: NonNullable<ActualsPlan['import']> = {
  ...{ id: 'i1', ...place, fileName: 'lohn.csv', state: 'planned', months: ['2026-01-01'], by: null, mayUndo: false },
  ...{ createdAt: '2026-11-28T09:00:00.000Z', committedAt: null, undoneAt: null },
  counts: { new: 0, equal: 0, changed: 1, duplicate: 0, wrong: 1 },
};
const plan: ActualsPlan = { import: imported, problem: null, notes: [], rows: [changed, wrong] };

const make = vi.fn((_input: unknown): unknown => plan);
const commit = vi.fn((_input: unknown): unknown => ({ ...imported, state: 'committed' }));
const onClose = vi.fn();
const show = () =>
  showPage(
    <WithServer
      answers={{
        'POST /files': () => ({ id: 'file 1', name: 'lohn.csv', size: 4, documentProblem: null }),
        'actuals.planImport': make,
        'actuals.commitImport': commit,
      }}
    >
      <ImportDialog {...place} isOpen onClose={onClose} />
    </WithServer>,
  );
async function choose(): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Datei wählen' })).toBeVisible();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['a;b'], 'lohn.csv', { type: 'text/csv' }));
}

beforeEach(() => {
  sessionStorage.clear();
  for (const mock of [make, commit, onClose]) mock.mockClear();
  signIn();
});

describe('the import of actuals', () => {
  it('shows each change and each problem with its cell, and names the months that are left out before it writes', async () => {
    await show();
    await choose();
    await expect.element(page.getByText('bisher 160,00')).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'B5 Zeitart' })).toBeVisible();
    await expect.element(page.getByText('Diesen Wert gibt es hier nicht.')).toBeVisible();
    expect(make.mock.calls[0]?.[0]).toEqual({ ...place, fileId: 'file 1' });
    const write = page.getByRole('button', { name: '1 Monat übernehmen' });
    await expect.element(write).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Ausgelassen: 02.2026')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Monate mit fehlerhaften oder doppelten Zeilen auslassen' }).click();
    await write.click();
    await expect.poll(() => commit.mock.calls[0]?.[0]).toEqual({ id: 'i1', skipWrong: true });
    await expect.poll(() => onClose).toHaveBeenCalled();
  });

  it('says which months were changed since, and checks the same file again', async () => {
    make.mockImplementation(() => ({
      ...plan,
      rows: [changed],
      import: { ...imported, counts: { ...imported.counts, wrong: 0 } },
    }));
    commit.mockImplementationOnce(() => {
      throw refusal('ACTUALS_CHANGED', { names: ['01.2026'] });
    });
    await show();
    await choose();
    await page.getByRole('button', { name: '1 Monat übernehmen' }).click();
    await expect.element(page.getByText(/^Seit der Prüfung geändert: 01.2026/)).toBeVisible();
    await page.getByRole('button', { name: 'Neu prüfen' }).click();
    await expect.poll(() => make).toHaveBeenCalledTimes(2);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that the file is to be mended where every row is wrong, and that a month has not begun', async () => {
    const early = { cell: 'A5', heading: 'Monat', text: '12.2026', problem: 'TOO_FAR_AWAY', bound: null };
    make.mockImplementation(() => ({
      ...plan,
      rows: [{ ...wrong, problems: [early] }],
      import: { ...imported, months: [], counts: { ...imported.counts, changed: 0 } },
    }));
    await show();
    await choose();
    await expect.element(page.getByText('Der Monat hat noch nicht begonnen.')).toBeVisible();
    const write = page.getByRole('button', { name: '0 Monate übernehmen' });
    await write.hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Kein Monat lässt sich übernehmen. Bessern Sie die Datei nach.');
  });

  it('shows no row of a month that is left out among those that are written', async () => {
    const held: ActualsRow = { ...changed, row: 3, month: '2026-02-01', kindOfTime: 'night' };
    make.mockImplementation(() => ({ ...plan, rows: [changed, held, wrong] }));
    await show();
    await choose();
    const written = page.getByRole('table', { name: 'Das wird geschrieben' });
    await expect.element(written.getByText('Zeile 2')).toBeVisible();
    expect(written.getByText('Zeile 3').query()).toBeNull();
  });

  it('names the columns that a file lacks', async () => {
    make.mockImplementation(() => ({
      ...{ import: null, notes: [], rows: [] },
      problem: { code: 'COLUMN_MISSING', names: ['kindOfTime'] },
    }));
    await show();
    await choose();
    await expect.element(page.getByText('Der Tabelle Ist-Werte fehlen in der Datei Spalten')).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Betroffen' }).getByText('Zeitart')).toBeVisible();
    await expect.element(page.getByText(/Die Vorlage „Soll und Ist“ enthält alle/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Als Excel' })).toBeVisible();
  });
});

describe('the last import', () => {
  it('is taken back after a question', async () => {
    const undo = vi.fn((_input: unknown): unknown => ({ ...imported, state: 'undone' }));
    const last = { ...imported, state: 'committed', committedAt: '2026-11-28T10:00:00.000Z', mayUndo: true };
    await showPage(
      <WithServer answers={{ 'actuals.imports': () => [last], 'actuals.undoImport': undo }}>
        <LastImport {...place} />
      </WithServer>,
    );
    await page.getByRole('button', { name: 'Import zurücknehmen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect.poll(() => undo.mock.calls[0]?.[0]).toEqual({ id: 'i1' });
  });
});
