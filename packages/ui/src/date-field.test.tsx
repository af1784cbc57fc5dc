import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { DateRangeField, type DayRange } from './date-range-field.tsx';
import { show } from './testing/show.tsx';
import { TimeField } from './time-field.tsx';

function Day({ start = null, ...props }: Partial<DateFieldProps> & { start?: string | null }) {
  const [day, setDay] = useState<string | null>(start);
  return (
    <>
      <DateField label="Beginn" {...props} value={day} onChange={setDay} />
      <output>{day ?? 'keiner'}</output>
    </>
  );
}

const group = () => page.getByRole('group', { name: 'Beginn' });

describe('DateField', () => {
  it('takes 24122026 typed in one go as 2026-12-24', async () => {
    await show(<Day />);
    await page.getByRole('spinbutton', { name: /Tag/ }).click();
    await userEvent.keyboard('24122026');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-12-24');
  });

  it('shows an ISO day the German way', async () => {
    await show(<Day start="2026-11-20" />);
    await expect.element(group()).toHaveTextContent('20.11.2026');
  });

  it('is null when it is left with a part missing, never the day it had before', async () => {
    await show(<Day start="2026-11-20" />);
    await page.getByRole('spinbutton', { name: /Tag/ }).click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(group()).toHaveTextContent('tt.11.2026');
    await userEvent.click(document.body);
    await expect.element(page.getByRole('status')).toHaveTextContent('keiner');
  });

  it('picks a day from the month, which begins on Monday and knows its bounds', async () => {
    await show(<Day start="2026-11-20" min="2026-11-10" />);
    await page.getByRole('button', { name: /Kalender/ }).click();
    await expect.poll(() => page.getByRole('dialog').element().querySelector('th')?.textContent).toBe('Mo');
    await expect
      .element(page.getByRole('button', { name: 'Montag, 9. November 2026' }))
      .toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Dienstag, 24. November 2026' }).click();
    await expect.element(page.getByRole('status', { includeHidden: true })).toHaveTextContent('2026-11-24');
  });

  it('says what is wrong beside the field', async () => {
    await show(<Day start="2026-11-20" errorMessage="Liegt vor dem Beginn." />);
    await expect.element(page.getByText('Liegt vor dem Beginn.')).toBeVisible();
    await expect.element(page.getByRole('spinbutton', { name: /Tag/ })).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('DateRangeField', () => {
  it('is a pair of ISO days once both are complete', async () => {
    function Span() {
      const [range, setRange] = useState<DayRange | null>(null);
      return (
        <>
          <DateRangeField label="Abgabe" value={range} onChange={setRange} />
          <output>{range === null ? 'keiner' : `${range.from}/${range.to}`}</output>
        </>
      );
    }
    await show(<Span />);
    await page.getByRole('spinbutton', { name: /Tag/ }).first().click();
    await userEvent.keyboard('01092026');
    await expect.element(page.getByRole('status')).toHaveTextContent('keiner');
    await userEvent.keyboard('31122026');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-09-01/2026-12-31');
  });
});

describe('TimeField', () => {
  it('takes 0615 as 06:15', async () => {
    function Start() {
      const [time, setTime] = useState<string | null>(null);
      return (
        <>
          <TimeField label="Beginn" value={time} onChange={setTime} />
          <output>{time ?? 'keine'}</output>
        </>
      );
    }
    await show(<Start />);
    await page.getByRole('spinbutton', { name: /Stunde/ }).click();
    await userEvent.keyboard('0615');
    await expect.element(page.getByRole('status')).toHaveTextContent('06:15');
  });
});
