import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../overlays/dialog.tsx';
import { show } from '../testing/show.tsx';
import { tap } from '../testing/tap.ts';
import { ComboBox } from './combo-box.tsx';
import type { Option } from './option.ts';

const CUSTOMERS: Option[] = [
  { id: '1', label: 'Klinikum Havelaue' },
  { id: '2', label: 'Stadtwerke Elmshagen' },
  { id: '3', label: 'Stadtbibliothek Nordufer' },
];

describe('a combo box for free text', () => {
  function Free({ onPick }: { onPick?: (id: string) => void }) {
    const [text, setText] = useState('');
    return (
      <>
        <ComboBox
          label="Kunde"
          allowsFreeText
          items={CUSTOMERS}
          value={text}
          onChange={setText}
          onPick={(option) => onPick?.(option.id)}
        />
        <output>{text}</output>
        <button type="button">weiter</button>
      </>
    );
  }

  it('keeps a text that is none of the suggestions', async () => {
    await show(<Free />);
    await page.getByRole('combobox', { name: 'Kunde' }).fill('Hafen Süd');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveValue('Hafen Süd');
    await expect.element(page.getByRole('status')).toHaveTextContent('Hafen Süd');
  });

  it('offers what contains the text and takes over the suggestion', async () => {
    const onPick = vi.fn();
    await show(<Free onPick={onPick} />);
    await page.getByRole('combobox', { name: 'Kunde' }).click();
    await userEvent.keyboard('stadt');
    await expect.element(page.getByRole('option', { name: 'Stadtwerke Elmshagen' })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(0);
    await expect.element(page.getByRole('status')).toHaveTextContent('Stadtbibliothek Nordufer');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('3');
  });

  it('does not open for suggestions that arrive after Escape, until the user types again', async () => {
    let arrive = () => {};
    function Searching() {
      const [text, setText] = useState('');
      const [items, setItems] = useState<readonly Option[]>([]);
      arrive = () => setItems(CUSTOMERS);
      return <ComboBox label="Kunde" allowsFreeText items={items} value={text} onChange={setText} />;
    }
    await show(<Searching />);
    const field = page.getByRole('combobox', { name: 'Kunde' });
    await field.click();
    await userEvent.keyboard('stadt{Escape}');
    flushSync(arrive);
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('w');
    await expect.element(page.getByRole('option', { name: 'Stadtwerke Elmshagen' })).toBeVisible();
  });
});

describe('a combo box for one of a list', () => {
  function Choice() {
    const [id, setId] = useState<string | null>('2');
    return (
      <>
        <ComboBox label="Kunde" items={CUSTOMERS} value={id} onChange={setId} />
        <output>{id ?? 'keiner'}</output>
        <button type="button">weiter</button>
      </>
    );
  }

  it('opens with all options on focus and shows the chosen one', async () => {
    await show(<Choice />);
    await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveValue('Stadtwerke Elmshagen');
    await page.getByRole('combobox', { name: 'Kunde' }).click();
    await expect.element(page.getByRole('option', { name: 'Klinikum Havelaue' })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(3);
  });

  it('keeps a text that is none of the list, says so at the field and counts as without a choice', async () => {
    await show(<Choice />);
    const field = page.getByRole('combobox', { name: 'Kunde' });
    await field.fill('Hafen');
    await expect.element(page.getByText('Keine Treffer')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('Hafen');
    await expect.element(field).toHaveAccessibleDescription('Steht nicht in der Liste. Bitte einen Eintrag wählen.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('status')).toHaveTextContent('keiner');
    await field.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  it('goes back to the chosen one on Escape', async () => {
    await show(<Choice />);
    const field = page.getByRole('combobox', { name: 'Kunde' });
    await field.fill('Hafen');
    await userEvent.keyboard('{Escape}{Tab}');
    await expect.element(field).toHaveValue('Stadtwerke Elmshagen');
    await expect.element(page.getByRole('status')).toHaveTextContent('2');
  });

  it('takes a label that was typed in full, whatever its capitals', async () => {
    await show(<Choice />);
    const field = page.getByRole('combobox', { name: 'Kunde' });
    await field.fill('klinikum havelaue ');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('Klinikum Havelaue');
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
  });

  it('keeps the text when the page scrolls below the open list, and takes an option afterwards', async () => {
    await show(
      <>
        <Choice />
        <div className="h-[300vh]" />
      </>,
    );
    const field = page.getByRole('combobox', { name: 'Kunde' });
    await field.fill('stadt');
    await expect.element(page.getByRole('option', { name: 'Stadtbibliothek Nordufer' })).toBeVisible();
    window.scrollBy(0, 40);
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await expect.element(field).toHaveValue('stadt');
    await field.click();
    await page.getByRole('option', { name: 'Stadtbibliothek Nordufer' }).click();
    await expect.element(field).toHaveValue('Stadtbibliothek Nordufer');
    await expect.element(page.getByRole('status')).toHaveTextContent('3');
  });

  it.each([
    ['a click', () => page.getByRole('option', { name: 'Stadtwerke Elmshagen' }).click()],
    ['Enter', () => userEvent.keyboard('{ArrowDown}{Enter}')],
    ['Tab', () => userEvent.keyboard('{ArrowDown}{Tab}')],
  ])('takes the chosen one again by %s', async (_, take) => {
    await show(<Choice />);
    const field = page.getByRole('combobox', { name: 'Kunde' });
    await field.fill('stadtw');
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1);
    await take();
    await expect.element(field).toHaveValue('Stadtwerke Elmshagen');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByRole('status')).toHaveTextContent('2');
  });

  it('has its list, its hint and the active option bound to the input for screen readers', async () => {
    await show(<Choice />);
    const input = page.getByRole('combobox', { name: 'Kunde', exact: true });
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await input.click();
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox').element();
    expect(input.element().getAttribute('aria-controls')).toBe(list.id);
    await userEvent.keyboard('{ArrowDown}');
    const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');
    await expect.poll(() => active()?.textContent).toBe('Stadtbibliothek Nordufer');
    await expect.element(input).toHaveFocus();
  });

  it('takes an option on Enter and opens again on the next click', async () => {
    await show(<Choice />);
    const input = page.getByRole('combobox', { name: 'Kunde', exact: true });
    await input.click();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(input).toHaveValue('Stadtbibliothek Nordufer');
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(0);
    await input.click();
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(3);
  });

  it('is opened and chosen from by touch', async () => {
    await show(<Choice />);
    const field = page.getByRole('combobox', { name: 'Kunde', exact: true });
    await tap(field.element().nextElementSibling as Element);
    await expect.element(page.getByRole('option', { name: 'Klinikum Havelaue' })).toBeVisible();
    await tap(page.getByRole('option', { name: 'Klinikum Havelaue' }).element());
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    await expect.element(field).toHaveValue('Klinikum Havelaue');
  });

  it('closes its list on Escape, not the dialog around it', async () => {
    const onOpenChange = vi.fn();
    await show(
      <Dialog isOpen onOpenChange={onOpenChange} title="Kunde wählen">
        <Choice />
      </Dialog>,
    );
    await page.getByRole('combobox', { name: 'Kunde', exact: true }).click();
    await expect.element(page.getByRole('option', { name: 'Klinikum Havelaue' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(0);
    await expect.element(page.getByRole('dialog', { name: 'Kunde wählen' })).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows a value that is not among the matches of the server, until another text takes its place', async () => {
    function Searched() {
      const [id, setId] = useState<string | null>('99');
      return (
        <>
          <ComboBox label="Kunde" items={CUSTOMERS} isFiltered value={id} valueText="Hafen Süd" onChange={setId} />
          <output>{id ?? 'keiner'}</output>
          <button type="button">weiter</button>
          <button type="button" onClick={() => setId('1')}>
            Klinikum
          </button>
        </>
      );
    }
    await show(<Searched />);
    const input = page.getByRole('combobox', { name: 'Kunde', exact: true });
    await input.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue('Hafen Süd');
    await expect.element(page.getByRole('status')).toHaveTextContent('99');
    await input.fill('Hafen Nord');
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue('Hafen Nord');
    await expect.element(page.getByRole('status')).toHaveTextContent('keiner');
    await page.getByRole('button', { name: 'Klinikum' }).click();
    await expect.element(input).toHaveValue('Klinikum Havelaue');
  });

  it('takes a label that was typed in full before the server has sent it, and says nothing meanwhile', async () => {
    function Searched() {
      const [id, setId] = useState<string | null>(null);
      const [items, setItems] = useState<typeof CUSTOMERS>([]);
      return (
        <>
          <ComboBox label="Kunde" items={items} isFiltered isLoading={items.length === 0} value={id} onChange={setId} />
          <output>{id ?? 'keiner'}</output>
          <button type="button" onClick={() => setItems(CUSTOMERS)}>
            Antwort
          </button>
        </>
      );
    }
    await show(<Searched />);
    const input = page.getByRole('combobox', { name: 'Kunde', exact: true });
    await input.fill('Klinikum Havelaue');
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue('Klinikum Havelaue');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Antwort' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
  });

  it('is empty again when the text is deleted', async () => {
    await show(<Choice />);
    await page.getByRole('combobox', { name: 'Kunde' }).fill('');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('status')).toHaveTextContent('keiner');
  });
});
