import type {
  Percentiles,
  WinLoss,
  WinLossFigures,
  WinLossFilter,
  WinLossGroup,
} from '@zuschlag/validation/win-loss/win-loss';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { WinLossScreen } from './win-loss-screen.tsx';
import { readWinLossSearch, type WinLossSearch } from './win-loss-search.ts';

const around = (median: number): Percentiles => ({
  ...{ p10: median - 2, p25: median - 1, p50: median, p75: median + 1, p90: median + 2 },
});
const nothing: WinLossFigures = {
  ...{ cases: 0, winRate: null, pricedCases: 0, pricePerHour: null, distanceCases: 0, distance: null },
};
const group = (parts: Partial<WinLossGroup>): WinLossGroup => ({
  ...{ customer: null, province: null, kind: null, size: null, year: null },
  ...nothing,
  ...parts,
});
const figures = { cases: 20, winRate: 0.4, pricedCases: 20, pricePerHour: around(27.5) };
const answer: WinLoss = {
  total: { ...nothing, ...figures, distanceCases: 9, distance: around(0.024) },
  tables: [
    {
      dimension: 'state',
      groups: [
        group({
          province: 'DE-BY',
          ...figures,
          cases: 9,
          winRate: 0.44,
          pricedCases: 9,
          pricePerHour: around(28.4),
          distanceCases: 5,
        }),
        group({ province: 'DE-HE', cases: 8, pricedCases: 8 }),
        group({ province: 'DE-BE', cases: 3, pricedCases: 3 }),
      ],
      ...{ otherGroups: 0, otherCases: 0 },
    },
  ],
};

const show = (ofFilter: (filter: WinLossFilter) => unknown, search: WinLossSearch = {}) =>
  showPage(
    <WithServer answers={{ 'winLoss.figures': ofFilter }}>
      <Narrowed from={search} />
    </WithServer>,
  );

/** Keeps what the page is narrowed to, as the address does. */
function Narrowed({ from }: { from: WinLossSearch }) {
  const [search, setSearch] = useState(from);
  return <WinLossScreen search={search} onSearch={setSearch} />;
}

beforeEach(() => signIn({ permissions: ['SEE_CHANCES'] }));

describe('the analysis of decided Chances', () => {
  it('shows each figure with its cases, and says why one is missing', async () => {
    await show(() => answer);
    await expect.element(page.getByRole('region', { name: 'Insgesamt' }).getByText('40 %')).toBeVisible();
    const states = page.getByRole('region', { name: 'Nach Bundesland' });
    const row = (name: string) => states.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect.element(row('Bayern').getByText(/^28,40\s€$/)).toBeVisible();
    await expect.element(row('Bayern').getByText('zu wenige Fälle (5 von 8)')).toBeVisible();
    await expect.element(row('Hessen').getByText('zurückgehalten').first()).toBeVisible();
    await expect.element(row('Berlin').getByText('zu wenige Fälle (3 von 8)').first()).toBeVisible();
    await expect.element(states.getByText(/^Zurückgehalten: Sonst ließe sich/)).toBeVisible();
    // A group leads to the page of its cases, one of too few cases nowhere.
    await expect.element(states.getByRole('link', { name: 'Bayern' })).toHaveAttribute('href', '/winloss?state=DE-BY');
    expect(states.getByRole('link', { name: 'Berlin' }).query()).toBeNull();
  });

  it('is narrowed by the address, and takes a filter away', async () => {
    const ofFilter = vi.fn((_: WinLossFilter) => answer);
    await show(ofFilter, readWinLossSearch({ state: 'DE-BY', kind: 'nonsense', year: '2026' }));
    await page.getByRole('button', { name: /Bundesland: Bayern$/ }).click();
    await expect.element(page.getByText(/^Wählen Sie in einer Tabelle eine Gruppe/)).toBeVisible();
    expect(ofFilter.mock.calls.map(([{ province, kind, year }]) => ({ province, kind, year }))).toEqual([
      { province: 'DE-BY', kind: null, year: null },
      { province: null, kind: null, year: null },
    ]);
  });

  it('says what it needs while nothing is decided', async () => {
    await show(() => ({ total: nothing, tables: [] }));
    await expect.element(page.getByText('Noch keine Chance ist entschieden')).toBeVisible();
  });

  it('says why it could not be loaded', async () => {
    await show(() => {
      throw refusal('NOT_PERMITTED');
    });
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
