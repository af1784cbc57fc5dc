import type { Service } from '@zuschlag/validation/services/service';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ServicesTable } from './services-table.tsx';

const priced = (id: string, organization: string, revenue: number, totalCost: number): Service =>
  aService({
    ...{ id, name: `Pforte ${id}`, operationalOrganizationShortName: organization },
    ...{ revenue, totalCost, minutesTotal: 6_000 },
  });
const show = (services: readonly Service[]) =>
  showPage(
    <WithServer answers={{}}>
      <ServicesTable label="Leistungen" services={services} />
    </WithServer>,
  );
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('[role="rowheader"], [role="gridcell"]')]);
const textOf = (cells: readonly Element[]) => cells.map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '));
/** Where the text of a cell ends. */
const endOf = (cell: Element | undefined) => {
  const range = document.createRange();
  range.selectNodeContents(cell as Element);
  return Math.round(range.getBoundingClientRect().right);
};

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('ends with the sums exactly under their columns, of each organization first, wherever sorting moves the rows', async () => {
  await show([
    priced('1', 'TW Nord', 1_000, 900),
    priced('2', 'TW Süd', 4_000, 3_000),
    priced('3', 'TW Nord', 3_000, 2_100),
  ]);
  await page.getByRole('columnheader', { name: 'Umsatz' }).click();
  await page.getByRole('columnheader', { name: 'Umsatz' }).click();
  const shown = rows();
  const column = shown[0]?.findIndex((cell) => /4\.000,00/.test(cell.textContent ?? '')) ?? -1;
  expect(column).toBeGreaterThan(0);
  const sums = shown.slice(3).map((cells) => textOf(cells).filter((text) => text !== ''));
  expect(sums).toEqual([
    ['Summe TW Nord', '200 h', '3.000,00 €', '4.000,00 €', '25,0 %', '20,00'],
    ['Summe TW Süd', '100 h', '3.000,00 €', '4.000,00 €', '25,0 %', '40,00'],
    ['Summe', '300 h', '6.000,00 €', '8.000,00 €', '25,0 %', '26,67'],
  ]);
  const ends = shown.map((cells) => endOf(cells[column]));
  expect(new Set(ends).size).toBe(1);
});

it('has its sum with one service, too, and cannot tick it', async () => {
  await show([priced('1', 'TW Nord', 1_000, 900)]);
  expect(textOf(rows()[1] ?? []).filter((text) => text !== '')).toEqual([
    ...['Summe', '100 h', '900,00 €', '1.000,00 €', '10,0 %', '10,00'],
  ]);
  const boxes = page.getByRole('row').nth(2).getByRole('checkbox').elements() as HTMLInputElement[];
  expect(boxes.every((box) => box.disabled)).toBe(true);
});
