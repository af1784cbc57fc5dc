import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import { ChangeDetails } from './change-details.tsx';

const saxony = {
  activeFrom: '2027-03-01',
  province: 'DE-SN',
  workdaysPerYear: 261,
  startNight: '22:00',
  endNight: '06:00',
  basisForBonusCalculation: 'BASEWAGE',
  nightBonusRelative: 0.15,
  nightBonusAbsolute: 0,
  sundayBonusRelative: 0.35,
  sundayBonusAbsolute: 0,
};
const value = (name: string) => page.getByRole('term').filter({ hasText: name }).element().nextElementSibling;

it('names the row and its values, and strikes out what it replaced', async () => {
  const before = { ...saxony, activeFrom: '2026-03-01', nightBonusRelative: 0.1 };
  await showPage(<ChangeDetails table="tariff" row={saxony} before={before} isGone={false} />);
  await expect.element(page.getByText('Tarif Sachsen, gültig ab 01.03.2027')).toBeVisible();
  expect(value('Nacht in %')?.querySelector('s')?.textContent).toBe('vorher 10\u00a0%');
  expect(value('Nacht in %')?.textContent).toBe('vorher 10\u00a0%15\u00a0%');
  expect(value('Sonntag in %')?.textContent).toBe('35\u00a0%');
  // A supplement of nothing before and after says nothing.
  expect(document.body.textContent).not.toContain('€/h');
});

it('of a removed row strikes out the row itself, and compares nothing', async () => {
  const row = { activeFrom: '2027-01-01', province: 'DE-BY', lengthOfEmployment: 3, days: 28 };
  await showPage(<ChangeDetails table="vacationDays" row={row} before={{ ...row, days: 27 }} isGone />);
  await expect
    .element(page.getByText('Urlaubstage Bayern, Ab Jahren im Betrieb 3, gültig ab 01.01.2027'))
    .toBeVisible();
  expect(value('Tage im Jahr')?.textContent).toBe('28');
});
