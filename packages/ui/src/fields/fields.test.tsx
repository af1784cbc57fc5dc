import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxField, CheckboxGroupField } from '../choices/checkbox.tsx';
import { RadioGroup, SegmentedControl } from '../choices/radio-group.tsx';
import { Switch } from '../choices/switch.tsx';
import { DateField } from '../dates/date-field.tsx';
import { DateRangeField } from '../dates/date-range-field.tsx';
import { TimeField } from '../dates/time-field.tsx';
import { ComboBox } from '../lists/combo-box.tsx';
import { MultiSelect } from '../lists/multi-select.tsx';
import { Select } from '../lists/select.tsx';
import { show } from '../testing/show.tsx';
import { ErrorSummary, focusField } from './form.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';

const items = [
  { id: 'a', label: 'Nord' },
  { id: 'b', label: 'Süd' },
];
const nothing = () => undefined;

const FIELDS = {
  text: <TextField label="Feld" name="feld" errorMessage="Fehlt." />,
  'long text': <TextField label="Feld" name="feld" multiline errorMessage="Fehlt." />,
  number: <NumberField label="Feld" name="feld" errorMessage="Fehlt." />,
  date: <DateField label="Feld" name="feld" errorMessage="Fehlt." />,
  'date range': <DateRangeField label="Feld" name="feld" errorMessage="Fehlt." />,
  time: <TimeField label="Feld" name="feld" errorMessage="Fehlt." />,
  select: <Select label="Feld" name="feld" items={items} errorMessage="Fehlt." />,
  'multi select': (
    <MultiSelect label="Feld" name="feld" items={items} value={[]} onChange={nothing} errorMessage="Fehlt." />
  ),
  'combo box': (
    <ComboBox label="Feld" name="feld" items={items} value={null} onChange={nothing} errorMessage="Fehlt." />
  ),
  checkbox: <CheckboxField label="Feld" name="feld" errorMessage="Fehlt." />,
  checkboxes: <CheckboxGroupField label="Feld" name="feld" options={items} errorMessage="Fehlt." />,
  radios: <RadioGroup label="Feld" name="feld" options={items} errorMessage="Fehlt." />,
  segments: <SegmentedControl label="Feld" name="feld" options={items} errorMessage="Fehlt." />,
};

describe.each(Object.entries(FIELDS))('the %s field', (_, field) => {
  it('shows its error and is found by its name', async () => {
    await show(field);
    await expect.element(page.getByText('Fehlt.')).toBeVisible();
    focusField('feld');
    const frame = document.querySelector('[data-field=feld]');
    expect(frame?.contains(document.activeElement)).toBe(true);
  });
});

describe('ErrorSummary', () => {
  it('takes the focus and leads to the field', async () => {
    await show(
      <>
        <ErrorSummary title="Eine Angabe fehlt." items={[{ id: 'name', text: 'Name fehlt' }]} />
        <TextField label="Name" name="name" />
      </>,
    );
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await page.getByRole('link', { name: 'Name fehlt' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('has a line for each of four sections and one for the rest, however much is wrong', async () => {
    const items = ['Beschreibung', 'Fristen', 'Schätzung', 'Vertrag', 'Texte'].flatMap((section) =>
      Array.from({ length: 10 }, (_, index) => ({ id: `${section}-${index}`, text: `Feld ${index}`, section })),
    );
    const onGo = vi.fn();
    await show(
      <ErrorSummary
        title="50 Angaben fehlen."
        items={items}
        moreText={(count) => `und ${count} weitere`}
        onGo={onGo}
      />,
    );
    expect(page.getByRole('listitem').elements()).toHaveLength(5);
    expect(page.getByRole('listitem').nth(0).element().textContent).toMatch(/^Beschreibung.*Feld 7·und 2 weitere$/);
    await expect.element(page.getByText('Texte')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'und 10 weitere' }).click();
    expect(onGo).toHaveBeenCalledWith('Texte-0');
  });
});

describe('MultiSelect', () => {
  it('ticks all and none, and keeps the order of the list', async () => {
    const onChange = vi.fn();
    await show(
      <MultiSelect
        label="Gesellschaft"
        items={items}
        value={['b']}
        onChange={onChange}
        allText="Alle"
        noneText="Keine"
      />,
    );
    await page.getByRole('button', { name: /Gesellschaft/ }).click();
    await page.getByRole('button', { name: 'Alle' }).click();
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
    await page.getByRole('button', { name: 'Keine' }).click();
    expect(onChange).toHaveBeenLastCalledWith([]);
    await page.getByRole('option', { name: 'Nord' }).click();
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
  });
});

describe('a long combo box', () => {
  it('keeps only the visible ones of 5000 options in the page', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ id: String(index), label: `Kunde ${index}` }));
    await show(<ComboBox label="Kunde" items={many} value={null} onChange={nothing} />);
    await page.getByRole('combobox').click();
    await expect.element(page.getByRole('option', { name: 'Kunde 0', exact: true })).toBeVisible();
    expect(page.getByRole('option').elements().length).toBeLessThan(60);
  });
});

describe('a locked field', () => {
  it('says why', async () => {
    await show(<Switch label="Feiertag" isDisabled reason="Während der Margenfreigabe gesperrt" />);
    await expect.element(page.getByText('Während der Margenfreigabe gesperrt')).toBeVisible();
    await userEvent.click(page.getByText('Feiertag'), { force: true });
    await expect.element(page.getByRole('switch')).not.toBeChecked();
  });
});
