import { MOST_TABLE_ROWS } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../testing/show.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';

type Bid = { id: string; name: string; revenue: number | null };
const bids: Bid[] = [
  { id: 'b', name: 'Pforte', revenue: 200 },
  { id: 'c', name: 'Revier', revenue: null },
  { id: 'a', name: 'Empfang', revenue: 1_000 },
];
const columns: DataColumn<Bid>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (bid) => bid.name,
    isRowHeader: true,
    isSortable: true,
    sortBy: (bid) => bid.name,
  },
  { id: 'revenue', header: 'Umsatz', cell: (bid) => bid.revenue ?? '–', align: 'end', sortBy: (bid) => bid.revenue },
];
const common = { label: 'Angebote', columns, itemId: (bid: Bid) => bid.id };
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

it('sorts by itself, numbers as numbers and what has no value last', async () => {
  await showPage(<DataTable {...common} items={bids} />);
  await page.getByRole('columnheader', { name: 'Umsatz' }).click();
  await expect.poll(() => names()).toEqual(['Pforte', 'Empfang', 'Revier']);
  await page.getByRole('columnheader', { name: 'Umsatz' }).click();
  await expect.poll(() => names()).toEqual(['Empfang', 'Pforte', 'Revier']);
});

it('leaves the order to the server when that sorts', async () => {
  const onSort = vi.fn();
  await showPage(<DataTable {...common} items={bids} sort={null} onSort={onSort} />);
  await page.getByRole('columnheader', { name: 'Name' }).click();
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' });
  expect(names()).toEqual(['Pforte', 'Revier', 'Empfang']);
});

it('shows rows in the shape of the list while loading, and says so when there are none', async () => {
  const { screen } = await showPage(<DataTable {...common} items={undefined} skeletonCount={4} />);
  expect(page.getByRole('row').elements()).toHaveLength(5);
  await screen.unmount();
  await showPage(<DataTable {...common} items={[]} empty="Noch kein Angebot" />);
  await expect.element(page.getByText('Noch kein Angebot')).toBeVisible();
});

it('holds every list that is loaded whole, and every page of the others', () => {
  const { servicesPerChance, shiftsPerService, pageSizes } = limits;
  expect(Math.max(servicesPerChance, shiftsPerService, ...pageSizes)).toBeLessThanOrEqual(MOST_TABLE_ROWS);
});

it('draws no cell again while the next page loads', async () => {
  const cell = vi.fn((bid: Bid) => bid.name);
  const counted = [{ id: 'name', header: 'Name', cell, isRowHeader: true }];
  function Paged() {
    const [isStale, setStale] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setStale(true)}>
          weiter
        </button>
        <DataTable {...common} columns={counted} items={bids} isStale={isStale} empty={<p>keins</p>} />
      </>
    );
  }
  await showPage(<Paged />);
  await expect.element(page.getByRole('rowheader', { name: 'Revier' })).toBeVisible();
  const drawn = cell.mock.calls.length;
  await page.getByRole('button', { name: 'weiter' }).click();
  await expect
    .poll(() => getComputedStyle(page.getByRole('grid').element().parentElement as Element).opacity)
    .toBe('0.6');
  expect(cell).toHaveBeenCalledTimes(drawn);
});

it('opens a row on a click also where rows can be ticked, and ticks by the box', async () => {
  const onSelect = vi.fn();
  await showPage(
    <DataTable {...common} items={bids} hrefOf={({ id }) => `#${id}`} selected={[]} onSelect={onSelect} />,
  );
  await page.getByRole('checkbox').nth(1).click({ force: true });
  expect(onSelect).toHaveBeenLastCalledWith(['b']);
  onSelect.mockClear();
  await page.getByRole('rowheader', { name: 'Revier' }).click();
  expect(onSelect).not.toHaveBeenCalled();
  await expect.poll(() => window.location.hash).toBe('#c');
  window.location.hash = '';
});
