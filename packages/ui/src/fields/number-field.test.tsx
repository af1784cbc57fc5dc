import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Field({ start = null, ...props }: Partial<NumberFieldProps> & { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField
        label="Wert"
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(7)}>
        zurücksetzen
      </button>
    </>
  );
}

const box = () => page.getByRole('textbox', { name: 'Wert' });

describe('NumberField', () => {
  it.each([
    ['1.234,56', '1234.56', '1.234,56'],
    ['1234.56', '1234.56', '1.234,56'],
    ['12.5', '12.5', '12,5'],
    ['1.234', '1234', '1.234'],
    ['9.876.543,21', '9876543.21', '9.876.543,21'],
  ])('takes %s for %s and shows %s when it is left', async (typed, value, shown) => {
    await show(<Field />);
    await box().fill(typed);
    await expect.element(page.getByRole('status')).toHaveTextContent(value);
    await userEvent.tab();
    await expect.element(box()).toHaveValue(shown);
    await expect.element(page.getByRole('status')).toHaveTextContent(value);
  });

  it('shows percent and holds the fraction: 12,5 is 0.125', async () => {
    await show(<Field percent />);
    await box().fill('12,5');
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('0.125');
    await expect.element(box()).toHaveValue('12,5');
    await expect.element(page.getByText('%')).toBeVisible();
  });

  it('tells the value at every keystroke', async () => {
    const onChange = vi.fn();
    await show(<Field onChange={onChange} />);
    await box().click();
    await userEvent.keyboard('8,5');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([8, 8, 8.5]);
  });

  it('is empty as null and unreadable as NaN, and keeps what was typed', async () => {
    await show(<Field start={5} />);
    await box().fill('');
    await expect.element(page.getByRole('status')).toHaveTextContent('null');
    await box().fill('1.2.3');
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('NaN');
    await expect.element(box()).toHaveValue('1.2.3');
  });

  it.each([
    ['2,345', '2.345', '2,345'],
    ['21,1755', '21.1755', '21,1755'],
    ['0,4', '0.4', '0,4'],
  ])('never rounds: %s is %s and still reads %s when the field was left', async (typed, value, shown) => {
    await show(<Field />);
    await box().fill(typed);
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent(value);
    await expect.element(box()).toHaveValue(shown);
  });

  it('shows every decimal of a percent figure: 0.21175 is 21,175', async () => {
    await show(<Field percent start={0.21175} />);
    await expect.element(box()).toHaveValue('21,175');
    await box().click();
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('0.21175');
  });

  it('reads 1.234 on an English screen as one and a bit, and shows it as typed', async () => {
    await show(<Field />, 'en-GB');
    await box().fill('1.234');
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('1.234');
    await expect.element(box()).toHaveValue('1.234');
  });

  it('keeps 12abc as typed and as no number, but takes its own unit', async () => {
    await show(<Field unit="h" />);
    await box().fill('12abc');
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('NaN');
    await expect.element(box()).toHaveValue('12abc');
    await box().fill('12 h');
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('12');
    await expect.element(box()).toHaveValue('12');
  });

  it('shows a value set from outside, even over something unreadable', async () => {
    await show(<Field />);
    await box().fill('x');
    await page.getByRole('button', { name: 'zurücksetzen' }).click();
    await expect.element(box()).toHaveValue('7');
  });

  it('writes English on an English screen', async () => {
    await show(<Field />, 'en-GB');
    await box().fill('1.234,56');
    await userEvent.tab();
    await expect.element(box()).toHaveValue('1,234.56');
  });

  it('moves by the step with the arrow keys, within its bounds', async () => {
    await show(<Field start={0.98} percent step={1} max={99} />);
    await box().click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(box()).toHaveValue('99');
    await expect.element(page.getByRole('status')).toHaveTextContent('0.99');
  });
});
