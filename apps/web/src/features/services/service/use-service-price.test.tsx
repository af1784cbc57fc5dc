import { permanentGuardBerlin } from '@zuschlag/calc-engine/examples/permanent-guard-berlin';
import type { RateBook, RateRow, Service } from '@zuschlag/validation/services/service';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { aService, aShift } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { useServicePrice } from './use-service-price.ts';

const rows = permanentGuardBerlin.book;
const numbered = <Row,>(kind: string, list: readonly Row[]) => list.map((row, at) => ({ ...row, id: `${kind}${at}` }));
const before = {
  tariffs: numbered('t', rows.tariffs),
  socialSecurity: numbered('s', rows.socialSecurity),
  insurances: numbered('i', rows.insurances),
  vacationBonus: [],
  christmasBonus: [],
  vacationDays: numbered('v', rows.vacationDays),
  holidays: numbered('h', rows.holidays),
  wages: [],
};
const [tariff] = before.tariffs;
/** Since the calculation night begins at 20:00, and a Monday became a holiday. */
const today = {
  ...before,
  tariffs: [...before.tariffs, { ...tariff, id: 'new', activeFrom: '2027-01-01', startNight: '20:00' }],
  holidays: [...before.holidays, { id: 'newHoliday', province: 'DE-BE', date: '2027-03-01' }],
} as unknown as RateBook;
const behind: RateRow[] = [
  ...[
    ['tariff', before.tariffs],
    ['socialSecurity', before.socialSecurity],
    ['liabilityInsurance', before.insurances],
    ['vacationDays', before.vacationDays],
    ['holiday', before.holidays],
  ].flatMap(([table, list]) =>
    (list as readonly { id: string }[]).map(({ id }) => ({
      ...{ table: table as string, id, province: null, activeFrom: '2025-01-01' },
    })),
  ),
];
const shift = aShift({ startTime: '18:00', endTime: '22:00', duration: 240, holiday: false });
const pricing = { totalRevenue: 1, totalCost: 1, priceDetails: [] } as unknown as Service['pricing'];
const calculated = (rateRows: RateRow[]) =>
  aService({ site: { ...aService().site, province: 'DE-BE' } as Service['site'], shifts: [shift], pricing, rateRows });

/** The night of the week plan, and the hours of the table beside it. */
function Page({ service, isTyping = false }: { service: Service; isTyping?: boolean }) {
  const typed = isTyping ? ({ type: 'MARGIN', margin: 0.2 } as never) : null;
  const { book, isPlanOfToday, minutesOf } = useServicePrice(service, aChance(), typed);
  const night = book?.tariffs.at(-1)?.startNight;
  return <p>{`${night} · ${(minutesOf(shift) ?? 0) / 60} h${isPlanOfToday ? ' · today' : ''}`}</p>;
}
const show = (page: React.ReactNode) =>
  showPage(<WithServer answers={{ 'services.rateBook': () => today }}>{page}</WithServer>);

beforeEach(() => signIn());

it('has plan and hours of the rows behind stored figures, and of the rows of today while something is typed', async () => {
  const { screen } = await show(<Page service={calculated(behind)} />);
  await expect.element(page.getByText(/^22:00 · \d+ h$/)).toBeVisible();
  const hours = (text: string | null) => Number(/ (\d+) h/.exec(text ?? '')?.[1]);
  const stored = hours(page.getByText(/^22:00/).element().textContent);
  await screen.unmount();
  await show(<Page service={calculated(behind)} isTyping />);
  await expect.element(page.getByText(/^20:00 · \d+ h$/)).toBeVisible();
  expect(stored - hours(page.getByText(/^20:00/).element().textContent)).toBe(4);
});

it('says that the plan is of today where a row behind the figures is gone', async () => {
  const gone = { table: 'tariff', id: 'gone', province: null, activeFrom: '2025-01-01' };
  await show(<Page service={calculated([...behind, gone])} />);
  await expect.element(page.getByText(/^20:00 · \d+ h · today$/)).toBeVisible();
});
