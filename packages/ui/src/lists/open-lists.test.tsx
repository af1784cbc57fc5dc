import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { MenuItem, MenuSection, MenuTrigger } from '../actions/menu.tsx';
import { DateField } from '../dates/date-field.tsx';
import { graveFaults } from '../testing/grave-faults.ts';
import { show } from '../testing/show.tsx';
import { ComboBox } from './combo-box.tsx';
import { MultiSelect } from './multi-select.tsx';
import type { Option } from './option.ts';
import { Select } from './select.tsx';

const UNITS: Option[] = [
  { id: 'nord', label: 'TW Nord', description: 'Kiel', section: 'Eigene' },
  { id: 'alt', label: 'TW Alt', aside: '2024', section: 'Eigene', isDisabled: true },
  { id: 'partner', label: 'Partner Süd', section: 'Fremde' },
];
const MANY: Option[] = Array.from({ length: 300 }, (_, index) => ({ id: String(index), label: `Objekt ${index}` }));

function Fields() {
  return (
    <div className="grid gap-4">
      <Select label="Gesellschaft" items={UNITS} defaultValue="nord" />
      <MultiSelect
        label="Beteiligte"
        items={UNITS}
        value={['nord']}
        onChange={() => undefined}
        allText="Alle"
        noneText="Keine"
      />
      <ComboBox label="Kunde" items={UNITS} value="nord" onChange={() => undefined} />
      <Select label="Objekt" items={MANY} defaultValue="20" />
      <ComboBox label="Ort" items={[]} isFiltered value={null} onChange={() => undefined} />
      <DateField label="Abgabe" value="2026-12-24" onChange={() => undefined} />
      <MenuTrigger trigger={<Button>Sortieren</Button>} label="Sortieren">
        <MenuSection title="Sortieren nach">
          <MenuItem id="revenue">Umsatz</MenuItem>
          <MenuItem id="costs">Kosten</MenuItem>
        </MenuSection>
      </MenuTrigger>
    </div>
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const opened = {
  'a select': { open: button(/^Gesellschaft/), shows: 'listbox' },
  'a multi select': { open: button(/^Beteiligte/), shows: 'listbox' },
  'a select of hundreds': { open: button(/^Objekt/), shows: 'listbox' },
  'a calendar': { open: button(/Kalender/), shows: 'grid' },
  'a menu': { open: button('Sortieren'), shows: 'menu' },
} as const;

afterEach(() => {
  document.documentElement.dataset.theme = 'light';
});

/** The description of an option stands in it, but describes it instead of naming it. */
const besidesName = ['label-content-name-mismatch'];

const combos = {
  'a combo box': page.getByRole('combobox', { name: 'Kunde' }),
  'a combo box without a match': page.getByRole('combobox', { name: 'Ort' }),
};

describe.each(Object.entries(combos))('%s that is open', (_, field) => {
  it('has no serious or critical accessibility fault, and shows the page again before the focus gets there', async () => {
    await show(<Fields />);
    await field.click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    // The library hides the page from screen readers while the list is open, and axe cannot know when that ends.
    expect(await graveFaults('all', [...besidesName, 'aria-hidden-focus'])).toEqual([]);
    const input = field.element();
    expect(document.activeElement).toBe(input);
    await userEvent.tab();
    expect(document.activeElement).not.toBe(input);
    expect(document.activeElement?.closest('[aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('{Escape}');
  });
});

describe.each(Object.entries(opened))('%s that is open', (_, { open, shows }) => {
  it('has no serious or critical accessibility fault, in the dark theme neither', async () => {
    await show(<Fields />);
    await open.click();
    await expect.element(page.getByRole(shows)).toBeVisible();
    expect(await graveFaults('all', besidesName)).toEqual([]);
    document.documentElement.dataset.theme = 'dark';
    expect(await graveFaults('colours')).toEqual([]);
  });
});
