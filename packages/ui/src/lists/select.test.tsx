import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { show } from '../testing/show.tsx';
import { tap } from '../testing/tap.ts';
import { MultiSelect } from './multi-select.tsx';
import type { Option } from './option.ts';
import { Select } from './select.tsx';

const UNITS: Option[] = [
  { id: 'nord', label: 'TW Nord', section: 'Eigene' },
  { id: 'mitte', label: 'TW Mitte', section: 'Eigene' },
  { id: 'alt', label: 'TW Alt', section: 'Eigene', isDisabled: true },
  { id: 'partner', label: 'Partner Süd', description: 'Nachunternehmer', section: 'Fremde' },
];

function One({ onChange, onBlur }: { onChange?: (id: string) => void; onBlur?: () => void }) {
  const [id, setId] = useState<string>('nord');
  return (
    <>
      <Select
        label="Gesellschaft"
        description="Führt die Leistung aus."
        items={UNITS}
        value={id}
        onChange={(next) => {
          setId(next);
          onChange?.(next);
        }}
        onBlur={onBlur}
      />
      <button type="button">weiter</button>
    </>
  );
}

const button = () => page.getByRole('button', { name: /Gesellschaft/ });
const option = (name: string) => page.getByRole('option', { name, exact: true });

describe('a select', () => {
  it('says its label, value and hint, and its options say what they are', async () => {
    await show(<One />);
    await expect.element(button()).toHaveAccessibleName('Gesellschaft TW Nord');
    await expect.element(button()).toHaveAccessibleDescription('Führt die Leistung aus.');
    await button().click();
    await expect.element(page.getByRole('listbox', { name: 'Gesellschaft' })).toBeVisible();
    await expect.element(option('TW Nord')).toHaveAttribute('aria-selected', 'true');
    await expect.element(option('TW Alt')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(option('Partner Süd')).toHaveAccessibleDescription('Nachunternehmer');
    await expect.element(page.getByRole('group', { name: 'Fremde' })).toBeVisible();
  });

  it('opens and chooses by keyboard, and gives the focus back', async () => {
    const onChange = vi.fn();
    await show(<One onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('TW Nord')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('partner');
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard('tw m');
    await expect.element(button()).toHaveAccessibleName('Gesellschaft TW Mitte');
  });

  it('goes on to the next control with Tab, and says that it was left', async () => {
    const onBlur = vi.fn();
    await show(<One onBlur={onBlur} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('TW Nord')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button()).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'weiter' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('is left with Tab while its list is open, too', async () => {
    const onBlur = vi.fn();
    await show(<One onBlur={onBlur} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('TW Nord')).toHaveFocus();
    await userEvent.tab();
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'weiter' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('keeps its list beside it when an error appears above', async () => {
    function Form() {
      const [hasError, setError] = useState(false);
      return (
        <div className="grid gap-3">
          <TextField
            label="Name"
            errorMessage={hasError ? 'Bitte ausfüllen.' : undefined}
            onBlur={() => setTimeout(setError, 200, true)}
          />
          <One />
        </div>
      );
    }
    await show(<Form />);
    await page.getByRole('textbox', { name: 'Name' }).click();
    const field = button().element();
    const before = field.getBoundingClientRect().top;
    await button().click();
    await expect.poll(() => field.getBoundingClientRect().top).toBeGreaterThan(before + 10);
    const list = page.getByRole('listbox').element();
    await expect
      .poll(() => list.getBoundingClientRect().top - field.getBoundingClientRect().bottom)
      .toBeGreaterThanOrEqual(0);
  });

  it('closes on Escape without the dialog around it', async () => {
    const onOpenChange = vi.fn();
    await show(
      <Dialog isOpen onOpenChange={onOpenChange} title="Standort">
        <One />
      </Dialog>,
    );
    await button().click();
    await expect.poll(() => document.activeElement?.role).toMatch(/^(option|listbox)$/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(0);
    await expect.element(page.getByRole('dialog', { name: 'Standort' })).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('a multi select', () => {
  function Several() {
    const [ids, setIds] = useState<string[]>(['partner']);
    return (
      <>
        <MultiSelect label="Gesellschaft" items={UNITS} value={ids} onChange={setIds} allText="Alle" noneText="Keine" />
        <output>{ids.join()}</output>
      </>
    );
  }

  it('stays open while options are ticked by keyboard, and keeps the order of the list', async () => {
    await show(<Several />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('nord,partner');
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{End}{Enter}{Escape}');
    await expect.element(page.getByRole('status')).toHaveTextContent('nord');
    await expect.element(button()).toHaveAccessibleName('Gesellschaft TW Nord');
  });

  it('is ticked by touch, one tap per option', async () => {
    await show(<Several />);
    await tap(button().element());
    await expect.element(option('TW Mitte')).toBeVisible();
    await tap(option('TW Mitte').element());
    await tap(option('Partner Süd').element());
    await expect.element(page.getByRole('status')).toHaveTextContent('mitte');
  });
});
