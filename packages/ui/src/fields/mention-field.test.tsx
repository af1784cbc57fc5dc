import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { graveFaults } from '../testing/grave-faults.ts';
import { show } from '../testing/show.tsx';
import { MentionField } from './mention-field.tsx';

const PEOPLE = [
  { id: '7', label: 'Heike Petersen', description: 'TW Nord' },
  { id: '9', label: 'Hein Peters', description: 'TW Süd' },
  { id: '10', label: 'Jörg Öhler', description: 'TW Mitte' },
];
const field = page.getByRole('textbox', { name: 'Kommentar' });
const people = page.getByRole('listbox', { name: 'Personen' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.textContent);

function Composer({ onSend }: { onSend?: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <MentionField
      label="Kommentar"
      listLabel="Personen"
      value={text}
      onChange={setText}
      people={PEOPLE}
      onKeyDown={({ key }) => (key === 'Enter' ? onSend?.(text) : undefined)}
    />
  );
}

describe('a field with mentions', () => {
  it('offers people after an @, narrows with each letter, and writes the name that Enter chooses', async () => {
    const onSend = vi.fn();
    await show(<Composer onSend={onSend} />);
    await field.click();
    await userEvent.keyboard('Bitte @');
    await expect.poll(options).toEqual(['Heike PetersenTW Nord', 'Hein PetersTW Süd', 'Jörg ÖhlerTW Mitte']);
    await userEvent.keyboard('he pe');
    await expect.poll(options).toEqual(['Heike PetersenTW Nord', 'Hein PetersTW Süd']);
    // The description of an option stands in it, but describes it instead of naming it.
    expect(await graveFaults('all', ['label-content-name-mismatch'])).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('Bitte @Hein Peters ');
    await expect.element(people).not.toBeInTheDocument();
    await userEvent.keyboard('prüfen');
    await expect.element(field).toHaveValue('Bitte @Hein Peters prüfen');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledWith('Bitte @Hein Peters prüfen');
  });

  it('takes the first person on Enter, and one who is clicked', async () => {
    await show(<Composer />);
    await field.click();
    await userEvent.keyboard('@jö');
    await expect.element(people).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('@Jörg Öhler ');
    await userEvent.keyboard('und @');
    await page.getByRole('option', { name: /Heike/ }).click();
    await expect.element(field).toHaveValue('@Jörg Öhler und @Heike Petersen ');
    await expect.element(field).toHaveFocus();
  });

  it('offers none within an address, after Escape, and for letters that fit no name', async () => {
    await show(<Composer />);
    await field.click();
    await userEvent.keyboard('info@h');
    await expect.element(people).not.toBeInTheDocument();
    await userEvent.keyboard(' @x');
    await expect.element(people).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect.element(people).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(people).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('info@h @');
  });
});
