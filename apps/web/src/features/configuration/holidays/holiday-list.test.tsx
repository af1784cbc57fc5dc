import type { AddHolidays } from '@zuschlag/validation/configuration/holidays';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { HolidayList, type HolidayListHandle } from './holiday-list.tsx';
import type { HolidayValues } from './holiday-schema.ts';

function Sample() {
  const form = useForm<HolidayValues, unknown, AddHolidays>({
    defaultValues: { province: null, dates: [], recurring: false },
  });
  const list = useRef<HolidayListHandle>(null);
  return <HolidayList form={form} ref={list} />;
}

it('takes typed days into the list, says what is wrong with each, and lets them go', async () => {
  signIn();
  await showPage(
    <WithServer answers={{}}>
      <Sample />
    </WithServer>,
  );
  const days = page.getByRole('listitem');
  await page.getByRole('textbox', { name: 'Tage' }).fill('24.12.2099');
  await userEvent.keyboard('{Enter}');
  await expect.element(days.nth(0)).toHaveTextContent('24.12.2099Donnerstag');
  await userEvent.keyboard('24.12.2099{Enter}');
  await expect.element(days.nth(1)).toHaveTextContent('24.12.2099DonnerstagDieser Tag steht schon in der Liste.');
  await userEvent.keyboard('Ostern{Enter}');
  await expect.element(days.nth(2)).toHaveTextContent('OsternKein Datum; erwartet wird TT.MM.JJJJ.');
  await page.getByRole('button', { name: 'Ostern aus der Liste nehmen' }).click();
  await expect.element(page.getByText('Ostern')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Tage' })).toHaveFocus();
});
