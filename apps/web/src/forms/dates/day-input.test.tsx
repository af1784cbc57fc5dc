import { berlinDayOf, yearsAfter } from '@zuschlag/validation/measures/berlin-day';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show.tsx';
import { DayInput } from './date-inputs.tsx';

const today = berlinDayOf(new Date());
const dayBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('-02-29', '-02-28')}`;

function Fields() {
  const { control } = useForm<{ due: string | null; published: string | null }>({
    defaultValues: { due: dayBefore, published: dayBefore },
  });
  return (
    <>
      <DayInput control={control} name="due" label="Abgabe" />
      <DayInput control={control} name="published" label="Veröffentlichung" allowsPast />
    </>
  );
}

const offered = () =>
  page
    .getByRole('dialog')
    .getByRole('gridcell')
    .elements()
    .filter((cell) => cell.getAttribute('aria-disabled') !== 'true' && cell.textContent !== '').length;

it('the calendar of a day offers no day that has passed, unless the field allows it', async () => {
  await showPage(<Fields />);
  await page.getByRole('button', { name: /, Veröffentlichung$/ }).click();
  await expect.poll(offered).toBeGreaterThan(20);
  await page.getByRole('dialog').getByRole('gridcell').getByRole('button').first().click();
  await page.getByRole('button', { name: /, Abgabe$/ }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Zurück|Vorherige|Previous/ })).toBeDisabled();
});

it('a day more than a hundred years ahead is refused at its field', async () => {
  await showPage(<Fields />);
  const beyond = yearsAfter(today, 101).split('-').reverse().join('.');
  await page.getByRole('textbox', { name: 'Abgabe' }).fill(beyond);
  await expect.element(page.getByText(/^Höchstens \d\d\.\d\d\.\d{4}\.$/)).toBeVisible();
});
