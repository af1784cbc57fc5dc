import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { type Answers, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { DocumentsScreen } from './documents-screen.tsx';
import type { DocumentsSearch } from './documents-search.ts';

const aDocument = (parts: Partial<ChanceDocument> = {}): ChanceDocument => ({
  ...{ id: 'd1', chanceId: 'c1', fileName: 'Vertrag.txt', url: '/documents/v1/file', type: 'contract' },
  ...{ format: 'txt', fileType: 'txt', status: 'NOT_IN_KNOWLEDGE_BASE', aiImportId: null, folder: '', size: 5 },
  ...{ version: 1, versionId: 'v1', scan: 'notScanned', lastError: null, createdBy: null },
  ...{ createdAt: '2026-11-20T09:15:00Z', changedAt: '2026-11-20T09:15:00Z' },
  ...parts,
});
const room = { mayAdd: true, mayRemove: true, mayChangeKnowledgeBase: true, used: 1_900_000, quota: 5_368_709_120 };
const add = vi.fn((_input: unknown): unknown => ({ ...aDocument(), warnings: [] }));
const stored = vi.fn((_content: ArrayBuffer, headers: Headers) => {
  const name = decodeURIComponent(headers.get('x-file-name') ?? '');
  return { id: `upload of ${name}`, name, size: 1, documentProblem: name === 'Plan.docx' ? 'CONTENT_DIFFERS' : null };
});

const show = (documents: readonly ChanceDocument[], others: Answers = {}, search: DocumentsSearch = {}) =>
  showPage(
    <WithServer
      answers={{
        'documents.ofChance': () => documents,
        'documents.room': () => room,
        'reading.ofChance': () => [],
        'documents.add': add,
        'POST /files': stored as never,
        ...others,
      }}
    >
      <ChanceContext value={aChance()}>
        <DocumentsScreen search={search} />
      </ChanceContext>
    </WithServer>,
    { at: '/tender/c1/documents', route: '/tender/$tenderId/documents' },
  );

async function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no place for files');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => {
  sessionStorage.clear();
  add.mockClear();
  signIn();
});

describe('the documents of a Chance', () => {
  it('are listed by folder, and the open one is read beside them', async () => {
    await page.viewport(1440, 900);
    await show(
      [aDocument(), aDocument({ id: 'd2', fileName: 'Preise.xlsx', fileType: 'xlsx', folder: 'Anlagen' })],
      { 'GET /documents': () => new Blob([new Uint8Array([0x47, 0x65, 0x62, 0xfc, 0x68, 0x72])]) },
      { document: 'd1' },
    );
    await expect.element(page.getByRole('region', { name: 'Anlagen' }).getByText('Preise.xlsx')).toBeVisible();
    // The file says nothing of its encoding; Windows wrote it.
    await expect.element(page.getByRole('region', { name: 'Inhalt von Vertrag.txt' })).toHaveTextContent('Gebühr');
    await expect.element(page.getByText(/1,9.MB von 5,4.GB/)).toBeVisible();
  });

  it('show what a release says otherwise than the one before it, and lead to its page', async () => {
    await page.viewport(1440, 900);
    const pieces = [
      { kind: 'same', text: 'Frist: ' },
      { kind: 'removed', text: '4.' },
      { kind: 'added', text: '11.' },
      { kind: 'same', text: ' Dezember' },
    ];
    const changes = { state: 'compared', changes: [{ before: 3, after: 3, pieces }], further: 0, unreadParts: 1 };
    const pdf = aDocument({ fileName: 'Bekanntmachung.pdf', fileType: 'pdf', version: 2 });
    const answers = { 'reading.changes': () => changes, 'documents.versions': () => [] };
    const { router } = await show([pdf], answers, { document: 'd1', changes: true });
    const list = page.getByRole('region', { name: 'Änderungen gegenüber der vorigen Fassung' });
    await expect.element(list.getByRole('deletion')).toHaveTextContent('4.');
    await expect.element(list.getByRole('insertion')).toHaveTextContent('11.');
    await expect.element(list.getByText('Eine Seite ist ein Bild und wird nicht verglichen.')).toBeVisible();
    await list.getByRole('button', { name: 'Seite 3' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ document: 'd1', page: 3 });
  });

  it('that do not arrive say so, and are fetched again', async () => {
    await page.viewport(1440, 900);
    let isDown = true;
    const content = () => {
      if (isDown) throw refusal('NOT_FOUND');
      return new Blob(['Vertragsbeginn']);
    };
    await show([aDocument()], { 'GET /documents': content }, { document: 'd1' });
    await expect.element(page.getByText('Das Dokument konnte nicht geladen werden')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByRole('region', { name: 'Inhalt von Vertrag.txt' })).toBeVisible();
  });

  it('with pictures are read again on request where the server can read them now', async () => {
    const scan = aDocument({ fileName: 'Scan.pdf', fileType: 'pdf' });
    const photo = aDocument({ id: 'd2', fileName: 'Foto.pdf', fileType: 'pdf' });
    const pictures = { versionId: 'v1', problem: null, parts: 12, unreadParts: 3, leftOut: ['UNREAD_PAGES'] };
    let state = 'read';
    const retry = vi.fn((_: unknown) => {
      state = 'waiting';
      return { ...pictures, documentId: 'd1', state, canReadMore: false };
    });
    await show([scan, photo], {
      'reading.ofChance': () => [
        { ...pictures, documentId: 'd1', state, canReadMore: state === 'read' },
        { ...pictures, documentId: 'd2', state: 'read', canReadMore: false },
      ],
      'reading.retry': retry,
    });
    await expect.element(page.getByText('3 von 12 Seiten sind Bilder und nicht durchsuchbar.').first()).toBeVisible();
    // Only where it helps.
    await expect.poll(() => page.getByRole('button', { name: 'Erneut lesen' }).elements().length).toBe(1);
    await page.getByRole('button', { name: 'Erneut lesen' }).click();
    await expect.element(page.getByText('Wird erneut gelesen')).toBeVisible();
    expect(retry.mock.calls[0]?.[0]).toMatchObject({ documentId: 'd1' });
    await expect.element(page.getByRole('button', { name: 'Erneut lesen' })).not.toBeInTheDocument();
  });

  it('may be read, but not added by a person without the right', async () => {
    await show([], { 'documents.room': () => ({ ...room, mayAdd: false }) });
    await expect.element(page.getByText('Noch keine Dokumente')).toBeVisible();
    await expect.element(page.getByText('Dateien hierher ziehen')).not.toBeInTheDocument();
  });
});

describe('files that are chosen', () => {
  it('are judged at once, and become documents as what the person says they are', async () => {
    await show([aDocument({ version: 2 })]);
    await expect.element(page.getByRole('link', { name: 'Vertrag.txt' })).toBeVisible();
    await choose(
      new File(['neu'], 'Vertrag.txt'),
      new File(['%PDF'], 'Leistungsverzeichnis.pdf'),
      new File(['MZ'], 'setup.exe'),
      new File(['x'], 'Plan.docx'),
    );
    const chosen = page.getByRole('list', { name: 'Gewählte Dateien' });
    await expect.element(chosen.getByText(/^Dieser Dateityp geht nicht/)).toBeVisible();
    await expect.element(chosen.getByText(/^Der Inhalt ist nicht das/)).toBeVisible();
    await expect
      .element(chosen.getByRole('checkbox', { name: 'Neue Fassung 3 des vorhandenen Dokuments' }))
      .toBeChecked();
    await page.getByRole('button', { name: /Art von Leistungsverzeichnis.pdf/ }).click();
    await page.getByRole('option', { name: 'Bekanntmachung' }).click();
    await page.getByRole('button', { name: '2 Dokumente hinzufügen' }).click();
    await expect.poll(() => add.mock.calls.length).toBe(2);
    const shared = { chanceId: 'c1', addToKnowledgeBase: true, folder: '' };
    expect(add.mock.calls.map(([input]) => input)).toMatchObject([
      { ...shared, document: 'upload of Vertrag.txt', versionOf: 'd1' },
      { ...shared, document: 'upload of Leistungsverzeichnis.pdf', versionOf: null, documentType: 'publication' },
    ]);
    await expect.element(page.getByRole('button', { name: /Dokumente? hinzufügen/ })).not.toBeInTheDocument();
  });

  it('stay with their reason where adding fails, and are added again without being sent again', async () => {
    add.mockImplementationOnce(() => {
      throw refusal('STORAGE_FULL');
    });
    stored.mockClear();
    await show([]);
    await expect.element(page.getByText('Noch keine Dokumente')).toBeVisible();
    await choose(new File(['a'], 'Hinweise.txt'));
    await page.getByRole('button', { name: '1 Dokument hinzufügen' }).click();
    await expect.element(page.getByText(/^Der Speicher Ihres Unternehmens ist voll/)).toBeVisible();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.getByRole('button', { name: '1 Dokument hinzufügen' }).click();
    await expect.poll(() => add.mock.calls.length).toBe(2);
    expect(stored).toHaveBeenCalledTimes(1);
  });

  it('go on as documents of their own when the document they are a version of was removed meanwhile', async () => {
    add.mockImplementationOnce(() => {
      throw refusal('NOT_FOUND');
    });
    let documents = [aDocument({ version: 2 })];
    await show([], { 'documents.ofChance': () => documents });
    await expect.element(page.getByRole('link', { name: 'Vertrag.txt' })).toBeVisible();
    await choose(new File(['neu'], 'Vertrag.txt'));
    await expect.element(page.getByRole('checkbox', { name: /^Neue Fassung 3/ })).toBeChecked();
    documents = [];
    await page.getByRole('button', { name: '1 Dokument hinzufügen' }).click();
    await expect.element(page.getByText(/^Das vorhandene Dokument wurde inzwischen entfernt/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Art von Vertrag.txt/ })).toBeVisible();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.getByRole('button', { name: '1 Dokument hinzufügen' }).click();
    await expect
      .poll(() => add.mock.calls.map(([input]) => input))
      .toMatchObject([{ versionOf: 'd1' }, { versionOf: null, document: 'upload of Vertrag.txt' }]);
  });
});
