import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { aFoundField, anImport, anImportState } from '../testing/an-import.ts';
import { ImportedChanceScreen } from './imported-chance-screen.tsx';

const createQuick = vi.fn((_input: unknown): unknown => ({ id: 'c9', warnings: [] }));
const place = { part: 2, page: null, boxes: [] };
const summary: AiImport['executiveSummary'] = {
  text: 'Bewacht wird das Rathaus. Beginn ist im März.',
  sentences: [
    { text: 'Bewacht wird das Rathaus.', sources: [1] },
    { text: 'Beginn ist im März.', sources: [] },
  ],
  sources: [{ number: 1, documentId: 'd1', versionId: 'v1', fileName: 'Bekanntmachung.pdf', quote: 'Rathaus', place }],
};
const read = anImport(
  [
    aFoundField('description.name', 'Bewachung Rathaus'),
    aFoundField('description.customerName', 'Stadt Musterhausen', { confidence: 0.4 }),
    aFoundField('deadline.submission', '2027-03-12'),
    aFoundField('deadline.submission', '2027-03-19', { page: 7 }),
    aFoundField('deadline.submissionTime', '10:00'),
    aFoundField('deadline.submissionTime', '14:30', { page: 7 }),
    aFoundField('contract.startDate', '2027-06-01'),
    aFoundField('contract.endDate', '2029-05-31'),
  ],
  { executiveSummary: summary },
);

const show = (imported: () => unknown = () => read) => {
  const answers: Answers = {
    'aiImports.get': imported,
    'aiImports.changedNotices': () => [],
    'bidDecisions.preview': () => [],
    'chance.createQuick': createQuick,
    'users.possibleOwners': () => [],
    'organizations.list': () => ({
      edges: [{ node: { id: 2, shortName: 'TW Nord' } }],
      pageInfo: { endCursor: null, hasNextPage: false },
    }),
    'customers.list': () => [],
    'customers.near': () => ({ exact: null, near: [] }),
  };
  return showPage(
    <WithServer answers={answers}>
      <ImportedChanceScreen importId="i1" />
    </WithServer>,
    { at: '/tender/new', others: ['/tender/$tenderId', '/tender/all'] },
  );
};
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeEach(async () => {
  sessionStorage.clear();
  createQuick.mockClear();
  signIn();
  await page.viewport(1440, 900);
});

describe('the form of an import', () => {
  it('is filled with what was read, says where it stands, and sends the import along', async () => {
    const { router } = await show();
    await expect.element(field('Name')).toHaveValue('Bewachung Rathaus');
    await expect.element(field('Abgabe')).toHaveValue('12.03.2027');
    await expect
      .element(page.getByRole('button', { name: 'Seite 3, Bekanntmachung.pdf', exact: true }).first())
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Prüfen: Seite 3, Bekanntmachung.pdf' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Dokumente' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Als Schnell-Chance anlegen' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c9');
    expect(createQuick.mock.calls[0]?.[0]).toMatchObject({
      aiImportId: 'i1',
      executiveSummary: summary?.text,
      input: { deadline: { submission: '2027-03-12' }, contract: { endDate: '2029-05-31' } },
    });
  });

  it('offers what another place says, and after a change what the documents say', async () => {
    await show();
    await expect.element(page.getByText('Anderswo: 19.03.2027')).toBeVisible();
    await page.getByRole('button', { name: 'Übernehmen' }).first().click();
    await expect.element(field('Abgabe')).toHaveValue('19.03.2027');
    // The time of the same place comes along: a deadline is of one document.
    await expect.element(field('Uhrzeit').first()).toHaveValue('14:30');
    await expect.element(page.getByText('Anderswo: 12.03.2027')).toBeVisible();
    await field('Name').fill('Objektschutz');
    await expect.element(page.getByText('Geändert. Im Dokument: Bewachung Rathaus')).toBeVisible();
    await page.getByRole('button', { name: 'Übernehmen' }).first().click();
    await expect.element(field('Name')).toHaveValue('Bewachung Rathaus');
  });

  it('shows the summary with its sources, and keeps or forgets what is typed into it', async () => {
    await show();
    const pane = page.getByRole('region', { name: 'Zusammenfassung und Unterlagen' });
    await expect.element(pane.getByRole('button', { name: 'Quelle 1: Seite 2, Bekanntmachung.pdf' })).toBeVisible();
    await pane.getByRole('button', { name: 'Bearbeiten' }).click();
    await pane.getByRole('textbox', { name: 'Zusammenfassung' }).fill('Nur das Rathaus.');
    await pane.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(pane.getByText('Beginn ist im März.')).toBeVisible();
    await pane.getByRole('button', { name: 'Bearbeiten' }).click();
    await pane.getByRole('textbox', { name: 'Zusammenfassung' }).fill('Nur das Rathaus.');
    await pane.getByRole('button', { name: 'Übernehmen' }).click();
    await expect.element(pane.getByText('Von Ihnen geändert.')).toBeVisible();
    await pane.getByRole('tab', { name: /Unterlagen/ }).click();
    await expect.element(pane.getByRole('button', { name: /Bekanntmachung.pdf/ })).toBeVisible();
  });

  it('says how the import stands while there is no form: running, failed, used, gone', async () => {
    const cases = [
      [{ ...read, ...anImportState({ step: 3, status: 'IMPORTING_DOCUMENTS' }) }, 'Der Import läuft noch'],
      [
        { ...read, status: 'FAILED', problem: { code: 'NOTHING_READ', names: [] } },
        'Alle Seiten sind Bilder. Aus ihnen lässt sich kein Text lesen.',
      ],
      [{ ...read, chanceId: 'c1' }, 'Dieser Import ist schon in einer Chance'],
    ] as const;
    for (const [imported, text] of cases) {
      const { screen } = await show(() => imported);
      await expect.element(page.getByText(text)).toBeVisible();
      await screen.unmount();
    }
    await show(() => {
      throw refusal('NOT_FOUND');
    });
    await expect.element(page.getByText('Diesen Import gibt es nicht mehr')).toBeVisible();
  });
});
