import { provinces } from '@zuschlag/validation/vocabulary';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { HolidayCalendar } from './holiday-calendar.tsx';
import { daysOfYear } from './holiday-year.ts';

const holiday = (date: string, province: (typeof provinces)[number]) => ({
  ...{ id: `${province} ${date}`, date, province, organizationId: 1, organization: 'Wacht Holding' },
  ...{ status: 'PENDING', createdBy: null, createdAt: '2025-01-01T10:00:00Z', permissions: ['DELETE'] },
});
const found = [
  ...provinces.map((province) => holiday('2099-12-25', province)),
  ...(['DE-BY', 'DE-BW', 'DE-ST'] as const).map((province) => holiday('2099-01-06', province)),
  holiday('2099-07-03', 'DE-BY'),
];
const list = vi.fn((_: unknown) => ({
  edges: found.map((node) => ({ cursor: node.id, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
}));

beforeEach(() => signIn());

it('has one line per holiday: weekday, name and states, and a badge only for a day that no law has', async () => {
  await showPage(
    <WithServer answers={{ 'configuration.holiday.list': list }}>
      <HolidayCalendar filters={{ days: daysOfYear(2099) }} onReset={vi.fn()} onRemove={vi.fn()} />
    </WithServer>,
  );
  await expect.element(page.getByRole('rowheader', { name: 'Fr, 25.12.2099' })).toBeVisible();
  const lines = page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('[role="rowheader"], [role="gridcell"]')].map((cell) => cell.textContent));
  expect(lines.map(([day, name, states]) => [day, name, states])).toEqual([
    ['Di, 06.01.2099', 'Heilige Drei Könige', 'Baden-WürttembergBayernSachsen-Anhalt'],
    ['Fr, 03.07.2099', 'eigener Eintrag', 'Bayern'],
    ['Fr, 25.12.2099', '1. Weihnachtstag', 'alle 16'],
  ]);
  expect(list).toHaveBeenCalledWith(
    expect.objectContaining({ filters: expect.objectContaining({ date: { gte: '2099-01-01', lte: '2099-12-31' } }) }),
  );
});
