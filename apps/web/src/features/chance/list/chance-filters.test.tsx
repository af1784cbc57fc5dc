import { berlinDayOf, yearsAfter } from '@zuschlag/validation/measures/berlin-day';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateMessages } from '../../../app/preferences/date-messages.tsx';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import type { ListFilters } from './chance-filter-search.ts';
import { ChanceFilterBar } from './chance-filters.tsx';

const onFilters = vi.fn();
const button = page.getByRole('button', { name: 'Filter', exact: true });
const layer = page.getByRole('dialog', { name: 'Filter' });

const list = vi.fn((_input: unknown) => ({
  edges: Array.from({ length: 12 }, (_, index) => ({ cursor: String(index), node: { id: String(index) } })),
  pageInfo: { endCursor: null, hasNextPage: false },
}));
const organizations = Array.from({ length: 130 }, (_, index) => ({ id: index + 1, shortName: `TW ${index + 1}` }));
const people = [
  { id: 501, firstname: 'Ada', lastname: 'Abel', organization: { shortName: 'TW 1' } },
  { id: 502, firstname: 'Zoe', lastname: 'Zander', organization: { shortName: 'TW 2' } },
];
const answers: Answers = {
  'organizations.list': ({ after }: { after?: string | null }) => {
    const start = Number(after ?? 0);
    const page = organizations.slice(start, start + 100);
    return {
      edges: page.map((node) => ({ node, cursor: '' })),
      pageInfo: { endCursor: String(start + 100), hasNextPage: start + 100 < organizations.length },
    };
  },
  // As if the tenant had more people than one answer holds.
  'users.list': ({ name }: { name?: string | null }) =>
    people.filter(({ lastname }) => (name ? lastname.toLowerCase().includes(name) : lastname === 'Abel')),
  'users.named': ({ userIds }: { userIds: number[] }) => people.filter(({ id }) => userIds.includes(id)),
  'chance.list': (input) => list(input),
};

const show = (filters: ListFilters = { onlyOwn: true }) =>
  showPage(
    <WithServer answers={answers}>
      <DateMessages>
        <ChanceFilterBar
          filters={filters}
          sort={{ field: 'submission', order: 'DESC' }}
          onFilters={onFilters}
          onSort={vi.fn()}
        />
      </DateMessages>
    </WithServer>,
  );

beforeEach(() => {
  onFilters.mockClear();
});

it('opens the filters on their button, and gives the focus back on Escape', async () => {
  signIn();
  await show();
  await button.click();
  await expect.element(layer).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(layer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('applies what is filled in, keeps the switch to one’s own, and closes', async () => {
  signIn();
  await show();
  await button.click();
  await page.getByRole('textbox', { name: 'Kunde' }).fill('Messe');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onFilters).toHaveBeenCalledWith({ customerName: 'Messe', onlyOwn: true });
  await expect.element(layer).not.toBeInTheDocument();
});

it('names each filter as exactly as it narrows the list', async () => {
  signIn();
  await show({ revenue: { lte: 500_000.5 }, surcharge: { gte: 0.06125 } });
  await expect.element(page.getByText(/^bis 500\.000,50\s€$/)).toBeVisible();
  await expect.element(page.getByText(/^ab 6,125\s%$/)).toBeVisible();
});

it('says how many Chances the filters leave before they are applied, and empties all but the switch', async () => {
  signIn();
  await show();
  await button.click();
  await page.getByRole('textbox', { name: 'Name oder Nummer' }).fill('Pforte');
  await expect.element(layer.getByRole('button', { name: '12 Chancen zeigen' })).toBeVisible();
  await expect
    .poll(() => list)
    .toHaveBeenLastCalledWith(expect.objectContaining({ filters: { name: 'Pforte', onlyOwn: true } }));
  await layer.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name oder Nummer' })).toHaveValue('');
  await layer.getByRole('button', { name: /zeigen$/ }).click();
  await expect.poll(() => onFilters).toHaveBeenLastCalledWith({ onlyOwn: true });
});

it('says at its field what is wrong with a range, keeps what was typed, and applies nothing before it is mended', async () => {
  signIn();
  await show();
  await button.click();
  const typed = (day: string) => day.split('-').reverse().join('.');
  const today = berlinDayOf(new Date());
  const due = (side: 'von' | 'bis') => page.getByRole('textbox', { name: `Abgabe ${side}` });
  await due('von').fill('01.10.2026');
  await due('bis').fill('01.09.2026');
  await expect.element(page.getByText('Das Ende liegt vor dem Anfang.')).toBeVisible();
  await due('bis').fill(typed(yearsAfter(today, 11)));
  await expect.element(page.getByText(`Höchstens ${typed(yearsAfter(today, 10))}.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Umsatz ab' }).fill('500000');
  await page.getByRole('textbox', { name: 'Umsatz bis' }).fill('200000');
  await expect.element(page.getByText('Ist kleiner als der Anfang.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Umsatz bis' })).toHaveValue('200000');
  expect(onFilters).not.toHaveBeenCalled();
  // A day that the calendar no longer offers may be typed.
  const nineYears = yearsAfter(today, 9);
  await due('bis').fill(typed(nineYears));
  await page.getByRole('textbox', { name: 'Umsatz bis' }).fill('700000');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => onFilters)
    .toHaveBeenCalledWith({
      deadlineDate: { gte: '2026-10-01', lte: nineYears },
      revenue: { gte: 500_000, lte: 700_000 },
      onlyOwn: true,
    });
});

it('is a sheet as high as the screen on a phone', async () => {
  await page.viewport(390, 844);
  signIn();
  await show();
  await button.click();
  await expect.element(layer).toBeVisible();
  await expect.poll(() => layer.element().getBoundingClientRect().height).toBe(844);
  await page.viewport(1280, 800);
});

it('searches by what was typed once the typing rests', async () => {
  signIn();
  await show();
  const field = page.getByRole('searchbox', { name: 'Chancen suchen' });
  await field.fill('hafen 0815 ');
  await expect.poll(() => onFilters).toHaveBeenLastCalledWith({ search: 'hafen 0815', onlyOwn: true });
});

it('finds an organization behind the first hundred by a part of its name', async () => {
  signIn();
  await show();
  await button.click();
  await page.getByRole('button', { name: /^Gesellschaften/ }).click();
  await page.getByRole('searchbox', { name: 'Gesellschaft suchen' }).fill('128');
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}{Escape}');
  await layer.getByRole('button', { name: /zeigen$/ }).click();
  await expect.poll(() => onFilters).toHaveBeenLastCalledWith({ operationalOrgs: [128], onlyOwn: true });
});

it('asks the server for owners by what is typed, and keeps those that are chosen', async () => {
  signIn();
  await show({ chanceAdmins: [501] });
  await expect.element(page.getByText('Ada Abel')).toBeVisible();
  await button.click();
  await page.getByRole('button', { name: 'Chance-Admin Ada Abel' }).click();
  await page.getByRole('searchbox', { name: 'Person suchen' }).fill('zan');
  await page.getByRole('option', { name: 'Zoe Zander' }).click();
  await expect.element(page.getByRole('option', { name: 'Ada Abel' })).toHaveAttribute('aria-selected', 'true');
  // The first one empties the field.
  await userEvent.keyboard('{Escape}{Escape}');
  await layer.getByRole('button', { name: /zeigen$/ }).click();
  await expect.poll(() => onFilters).toHaveBeenLastCalledWith({ chanceAdmins: [501, 502] });
});
