import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { DateRangeField, type DayRange } from './date-range-field.tsx';
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

const box = () => page.getByRole('textbox', { name: 'Beginn' });

describe('DateField', () => {
  it('takes 24122026 typed in one go as 2026-12-24', async () => {
    await show(<Day />);
    await box().click();
    await userEvent.keyboard('24122026');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-12-24');
  });

  it('replaces the day that is there when somebody clicks into it and types', async () => {
    await show(<Day start="2026-11-20" />);
    await box().click();
    await new Promise(requestAnimationFrame);
    await userEvent.keyboard('01022027');
    await expect.element(page.getByRole('status')).toHaveTextContent('2027-02-01');
  });

  it('shows an ISO day the German way', async () => {
    await show(<Day start="2026-11-20" />);
    await expect.element(box()).toHaveValue('20.11.2026');
  });

  it('writes and reads English on an English screen', async () => {
    await show(<Day start="2026-11-20" />, 'en-GB');
    await expect.element(box()).toHaveValue('20/11/2026');
    await box().fill('31/12/2026');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-12-31');
  });

  it('takes the short forms once it is left, and shows them in full', async () => {
    await show(<Day />);
    await box().fill('24.12.26');
    await expect.element(page.getByRole('status')).toHaveTextContent('keiner');
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-12-24');
    await expect.element(box()).toHaveValue('24.12.2026');
  });

  it('goes to the next day and back with the arrow keys', async () => {
    await show(<Day start="2026-12-31" />);
    await box().click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box()).toHaveValue('01.01.2027');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-12-30');
  });

  it('is null when it is left with a part missing, never the day it had before', async () => {
    await show(<Day start="2026-11-20" />);
    await box().fill('20.11.20');
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-11-20');
    await userEvent.click(document.body);
    await expect.element(page.getByRole('status')).toHaveTextContent('keiner');
    await expect.element(box()).toHaveValue('20.11.2');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Kein Datum, z. B. 31.12.2026.')).toBeVisible();
  });

  it('picks a day from the month, which begins on Monday and knows its bounds', async () => {
    await show(<Day start="2026-11-20" min="2026-11-10" />);
    await page.getByRole('button', { name: /Kalender/ }).click();
    await expect.poll(() => page.getByRole('dialog').element().querySelector('th')?.textContent).toBe('Mo');
    // On the day itself its name begins with "Heute".
    await expect
      .element(page.getByRole('button', { name: /Montag, 9\. November 2026/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: /Dienstag, 24\. November 2026/ }).click();
    await expect.element(page.getByRole('status', { includeHidden: true })).toHaveTextContent('2026-11-24');
  });

  it('says what is wrong beside the field', async () => {
    await show(<Day start="2026-11-20" errorMessage="Liegt vor dem Beginn." />);
    await expect.element(page.getByText('Liegt vor dem Beginn.')).toBeVisible();
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
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
    await page.getByRole('textbox', { name: 'Abgabe von' }).click();
    await userEvent.keyboard('01092026{Tab}');
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
    await page.getByRole('textbox', { name: 'Beginn' }).click();
    await userEvent.keyboard('0615');
    await expect.element(page.getByRole('status')).toHaveTextContent('06:15');
  });
});
