import type { HistoryEntry } from '@zuschlag/validation/chance/history/history';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { HistoryScreen } from './history-screen.tsx';
import type { HistorySearch } from './history-search.ts';

const mareike = {
  ...{ id: 7, firstname: 'Mareike', lastname: 'Dohm', picture: null },
  ...{ organizationId: 1, organization: 'Wacht Holding' },
};
const entry = (parts: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ id: '9', at: '2026-11-20T09:15:00Z', kind: 'chance.edit', person: mareike, about: null, changes: [] },
  ...parts,
});
const pageOf = (entries: HistoryEntry[], endCursor: string | null = null) => ({
  edges: entries.map((node) => ({ node, cursor: node.id })),
  pageInfo: { endCursor, hasNextPage: endCursor !== null },
});
const show = (ofChance: (input: never) => unknown, search: HistorySearch = {}) =>
  showPage(
    <WithServer
      answers={{ 'history.ofChance': ofChance, 'history.peopleOfChance': () => [{ id: 7, name: 'Mareike Dohm' }] }}
    >
      <ChanceContext value={aChance()}>
        <HistoryScreen search={search} />
      </ChanceContext>
    </WithServer>,
    { at: '/tender/c1/history', route: '/tender/$tenderId/history' },
  );

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the history of a Chance', () => {
  it('says by day who changed what from what to what', async () => {
    await show(() => pageOf([entry({ changes: [{ field: 'submission', from: '2026-11-26', to: '2026-12-03' }] })]));
    const day = page.getByRole('region', { name: '20.11.2026' });
    await expect.element(day.getByText('hat die Angaben geändert')).toBeVisible();
    await expect.element(day.getByText('26.11.2026')).toBeVisible();
    await expect.element(day.getByText(/03\.12\.2026/)).toBeVisible();
  });

  it('adds earlier entries under the ones that are shown', async () => {
    await show(({ after }: { after: string | null }) =>
      after === null
        ? pageOf([entry({})], 'c2')
        : pageOf([entry({ id: '1', kind: 'chance.create', at: '2026-10-20T08:00:00Z' })]),
    );
    await page.getByRole('button', { name: 'Ältere Einträge anzeigen' }).click();
    await expect.element(page.getByText('hat die Chance angelegt')).toBeVisible();
    await expect.element(page.getByText('hat die Angaben geändert')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ältere Einträge anzeigen' })).not.toBeInTheDocument();
  });

  it('says that a filter leaves nothing', async () => {
    await show(() => pageOf([]), { what: 'service', who: 7 });
    await expect.element(page.getByText('Kein Eintrag passt')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible();
  });

  it('can be asked for again when it could not be loaded', async () => {
    let isDown = true;
    await show(() => {
      if (isDown) throw refusal('NOT_PERMITTED');
      return pageOf([entry({})]);
    });
    await expect.element(page.getByText('Der Verlauf konnte nicht geladen werden')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByText('hat die Angaben geändert')).toBeVisible();
  });
});
