import type { ChangedNotice } from '@zuschlag/validation/ai-imports/changed-notice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { aFoundField, anImport } from '../testing/an-import.ts';
import { ChangedNoticeGate } from './changed-notice-gate.tsx';

const evidence = [
  {
    ...{ documentId: 'd1', versionId: 'v1', fileName: 'notice.xml', quote: 'Angebotsfrist: 07.12.2026, 10:00 Uhr' },
    place: { part: 2, page: null, boxes: [], span: { line: 12, from: 9, to: 29 } },
  },
];
const sure = { confidence: 1, evidence };
const notice: ChangedNotice = {
  ...{ chanceId: 'c1', shortNumber: '2026-14', name: 'Objektschutz Rathaus', customerName: 'Stadt Kiel' },
  ...{ lotNumber: null, lotTitle: null, version: 4, mayChange: true, knownBy: 'notice' },
  changes: [
    { field: 'deadline.submission', before: '2026-12-02', after: '2026-12-07', days: 5, isNew: true, ...sure },
    { field: 'deadline.submissionTime', before: '12:00', after: '10:00', days: null, isNew: true, ...sure },
    {
      field: 'description.name',
      before: 'Objektschutz Rathaus',
      after: 'Bewachung',
      days: null,
      isNew: false,
      ...sure,
    },
  ],
};
const imported = anImport([aFoundField('deadline.submission', '2026-12-07')], {
  documents: [
    {
      ...{ id: 'd1', versionId: 'v1', fileName: 'notice.xml', url: '/documents/v1/file', size: 5 },
      ...{ type: 'other', fileType: 'xml', parts: 2, unreadParts: 0, problem: null },
    },
  ],
});
const take = vi.fn((_input: unknown): unknown => ({ chanceId: 'c1' }));

beforeEach(() => {
  signIn();
  take.mockReset();
  take.mockImplementation(() => ({ chanceId: 'c1' }));
});

const show = (notices: () => unknown) =>
  showPage(
    <WithServer
      answers={{
        'aiImports.changedNotices': notices,
        'aiImports.takeOverNotice': take,
        'GET /documents': () => new Blob(['<Notice>\n<EndDate>2026-12-07</EndDate>\n</Notice>']),
      }}
    >
      <ChangedNoticeGate imported={imported}>
        <p>Formular</p>
      </ChangedNoticeGate>
    </WithServer>,
    { at: '/tender/new', others: ['/tender/$tenderId', '/tender/all'] },
  );

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

describe('a notice of a Chance that exists', () => {
  it('shows each value, how far a day moved and the line, and takes over what was chosen, a day with its time', async () => {
    await show(() => [notice]);
    await expect.element(page.getByRole('heading', { name: 'Geänderte Bekanntmachung' })).toBeVisible();
    await expect.element(page.getByText('um 5 Tage verschoben')).toBeVisible();
    await expect.element(box('Abgabe')).toBeChecked();
    await expect.element(box('Name')).not.toBeChecked();
    await page.getByRole('button', { name: 'Zeile 12, notice.xml' }).first().click();
    await expect.element(page.getByRole('mark')).toBeVisible();
  });

  it('sends the chosen values with the version and what stood there', async () => {
    await show(() => [notice]);
    await box('Uhrzeit der Abgabe').click();
    await expect.element(box('Abgabe')).not.toBeChecked();
    await expect.element(page.getByRole('button', { name: 'In die Chance übernehmen' })).toBeDisabled();
    await box('Abgabe').click();
    await page.getByRole('button', { name: 'In die Chance übernehmen' }).click();
    await expect
      .poll(() => take.mock.calls[0]?.[0])
      .toEqual({
        ...{ aiImportId: 'i1', chanceId: 'c1', version: 4, confirmsRecalculation: false },
        base: { 'input.deadline.submission': '2026-12-02', 'input.deadline.submissionTime': '12:00' },
        input: { deadline: { submission: '2026-12-07', submissionTime: '10:00' } },
      });
  });

  it('says that another person changed the Chance, and shows the new values', async () => {
    const [first, ...others] = notice.changes;
    const later = {
      ...notice,
      version: 5,
      changes: first ? [{ ...first, before: '2026-12-03', days: 4 }, ...others] : [],
    };
    let stored = notice;
    take.mockImplementation(() => {
      stored = later;
      throw refusal('CONFLICT', { currentVersion: 5, conflicts: [] });
    });
    await show(() => [stored]);
    await page.getByRole('button', { name: 'In die Chance übernehmen' }).click();
    await expect.element(page.getByText(/Jemand anderes hat die Chance inzwischen geändert/)).toBeVisible();
    await expect.element(page.getByText('um 4 Tage verschoben')).toBeVisible();
  });

  it('gives way to the form of a new Chance, where a person wants it, or the notice is new', async () => {
    const { screen } = await show(() => [{ ...notice, mayChange: false }]);
    await expect.element(page.getByText(/nur, wer die Chance verantwortet/)).toBeVisible();
    await page.getByRole('button', { name: 'Als neue Chance anlegen' }).click();
    await expect.element(page.getByText('Formular')).toBeVisible();
    await screen.unmount();
    await show(() => []);
    await expect.element(page.getByText('Formular')).toBeVisible();
  });
});
