import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { anImportState } from '../testing/an-import.ts';
import { ImportsButton } from './imports-button.tsx';

const pageOf = (nodes: readonly unknown[]) => ({
  edges: nodes.map((node) => ({ node, cursor: 'c' })),
  pageInfo: { endCursor: null, hasNextPage: false },
});
const remove = vi.fn((_input: unknown): unknown => ({ id: 'i1' }));
const show = (active: readonly unknown[], ended: readonly unknown[], others: Answers = {}) =>
  showPage(
    <WithServer
      answers={{
        'aiImports.list': (input) => pageOf((input as { section: string }).section === 'active' ? active : ended),
        'aiImports.remove': remove,
        ...others,
      }}
    >
      <p>Seite</p>
      <ImportsButton />
    </WithServer>,
    { at: '/tender/all', others: ['/tender/new'] },
  );
const failed = anImportState({
  ...{ id: 'i2', status: 'FAILED', publicationNames: ['Scan.pdf'] },
  problem: { code: 'FILE_UNREADABLE', names: ['Scan.pdf'] },
});

beforeEach(() => {
  remove.mockClear();
  signIn();
});

describe('the imports on top of every page', () => {
  it('say how far all of them are, and each with its nine steps', async () => {
    const second = anImportState({ id: 'i3', step: 7, percent: 65, publicationNames: ['Aufruf.pdf'] });
    await show([anImportState({ step: 3, percent: 24 }), second], []);
    await page.getByRole('button', { name: 'KI-Importe: 45 Prozent' }).click();
    await expect
      .element(page.getByRole('progressbar', { name: 'Bekanntmachung.pdf' }))
      .toHaveAttribute('aria-valuenow', '24');
    await page.getByRole('button', { name: 'In Abschnitte gliedern' }).click();
    await expect.element(page.getByRole('img', { name: 'erledigt' }).first()).toBeVisible();
    await expect.element(page.getByText('Speichern').first()).toBeVisible();
  });

  it('lead to the form of one that ended well, and say why another failed', async () => {
    await show([], [anImportState(), failed]);
    await page.getByRole('button', { name: 'KI-Importe' }).click();
    const link = page.getByRole('link', { name: 'Formular öffnen' });
    await expect.element(link).toHaveAttribute('href', '/tender/new?importID=i1');
    await expect.element(page.getByText(/Diese Datei ließ sich nicht lesen: Scan.pdf/)).toBeVisible();
    await page.getByRole('button', { name: 'Entfernen: Scan.pdf' }).click();
    await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await expect.poll(() => remove.mock.calls[0]?.[0]).toEqual({ aiImportId: 'i2' });
  });

  it('are absent while there is none', async () => {
    await show([], []);
    await expect.element(page.getByText('Seite')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /KI-Importe/ })).not.toBeInTheDocument();
  });
});
