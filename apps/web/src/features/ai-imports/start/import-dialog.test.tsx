import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '../../../app/preferences/browser-storage.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { anImportState } from '../testing/an-import.ts';
import { ImportDialog } from './import-dialog.tsx';

const start = vi.fn((_input: unknown): unknown => anImportState({ step: 1 }));
const onClose = vi.fn();
const stored = (_content: ArrayBuffer, headers: Headers) => {
  const name = decodeURIComponent(headers.get('x-file-name') ?? '');
  return { id: `upload of ${name}`, name, size: 1, documentProblem: null };
};
const show = (others: Answers = {}) =>
  showPage(
    <WithServer answers={{ 'aiImports.start': start, 'POST /files': stored as never, ...others }}>
      <ImportDialog isOpen onClose={onClose} />
    </WithServer>,
    { at: '/tender/all' },
  );

/** @param slot place of the field among the four */
function choose(slot: number, ...names: string[]) {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[slot];
  if (!input) throw new Error('there is no such place for files');
  const chosen = new DataTransfer();
  for (const name of names) chosen.items.add(new File(['%PDF-1.7'], name));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const begin = () => page.getByRole('button', { name: 'Import starten' });

beforeEach(() => {
  localStorage.setItem(storageKeys.experimentSeen, String(Date.now() + 86_400_000));
  start.mockClear();
  onClose.mockClear();
  signIn();
});

describe('the dialog of an import', () => {
  it('wants a publication and a service description, and sends each file in its place', async () => {
    await show();
    await expect.element(page.getByRole('dialog', { name: 'KI-Import' })).toBeVisible();
    await expect.element(begin()).toHaveAttribute('aria-disabled', 'true');
    choose(0, 'Aufruf.pdf');
    choose(1, 'Leistung.pdf');
    choose(3, 'Plan.xlsx');
    await expect.element(page.getByText('Plan.xlsx')).toBeVisible();
    await expect.element(begin()).not.toHaveAttribute('aria-disabled');
    await begin().click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(start.mock.calls[0]?.[0]).toEqual({
      documents: ['upload of Aufruf.pdf', 'upload of Leistung.pdf', 'upload of Plan.xlsx'],
      ...{ publications: [0], serviceDescription: [1], otherDocuments: [2] },
    });
  });

  it('says at the file that only PDF is read in its place', async () => {
    await show();
    choose(1, 'Leistung.docx');
    await expect.element(page.getByText('Hier wird nur PDF gelesen. Wählen Sie „Sonstiges“.')).toBeVisible();
    choose(0, 'Aufruf.pdf');
    await expect.element(begin()).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the files when the import is refused', async () => {
    await show({
      'aiImports.start': () => {
        throw refusal('UNAVAILABLE');
      },
    });
    choose(0, 'Aufruf.pdf');
    choose(1, 'Leistung.pdf');
    await expect.element(begin()).not.toHaveAttribute('aria-disabled');
    await begin().click();
    await expect.element(page.getByText(/Der Server ist gerade nicht bereit/)).toBeVisible();
    await expect.element(page.getByText('Leistung.pdf')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says first that it is an experiment', async () => {
    localStorage.removeItem(storageKeys.experimentSeen);
    await show();
    await expect.element(page.getByRole('dialog', { name: 'Experimentelle Funktion' })).toBeVisible();
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect.element(page.getByRole('dialog', { name: 'KI-Import' })).toBeVisible();
  });
});
