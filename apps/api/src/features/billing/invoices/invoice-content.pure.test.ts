import { expect, it } from 'vitest';
import { amountsOf, cancellationOf } from './invoice-content.ts';
import { endedPeriods } from './periods.ts';
import { anInvoice } from './testing/an-invoice.ts';

const froms = (startedOn: string, interval: string, today: string) =>
  endedPeriods(startedOn, interval, today).map(({ from, to }) => `${from}/${to}`);

it.each([
  ['2025-11-17', 'month', '2026-02-01', ['2025-11-01/2025-11-30', '2025-12-01/2025-12-31', '2026-01-01/2026-01-31']],
  ['2024-02-29', 'month', '2024-03-01', ['2024-02-01/2024-02-29']],
  ['2026-01-31', 'month', '2026-01-31', []],
  ['2025-03-05', 'year', '2026-02-28', []],
  ['2025-03-05', 'year', '2026-03-01', ['2025-03-01/2026-02-28']],
])('of a contract of %s by the %s, on %s have ended: %j', (startedOn, interval, today, expected) => {
  expect(froms(startedOn, interval, today)).toEqual(expected);
});

it.each([
  // 3 seats at 49.50 €: 148.50 € and 28.215 € of tax, rounded up
  { seats: [3], price: 4_950, months: 1, country: 'DE', net: 14_850, tax: 2_822 },
  // 25 seat-months at 490 € for twelve: 1020.8333… €
  { seats: [12, 13], price: 49_000, months: 12, country: 'DE', net: 102_083, tax: 19_396 },
  // half a cent goes up
  { seats: [1], price: 50, months: 12, country: 'DE', net: 4, tax: 1 },
  { seats: [6], price: 1, months: 12, country: 'DE', net: 1, tax: 0 },
  { seats: [11], price: 4_900, months: 1, country: 'AT', net: 53_900, tax: 0 },
  { seats: [], price: 4_900, months: 1, country: 'DE', net: 0, tax: 0 },
])('rounds line and tax once: $seats at $price for $months', ({ seats, net, tax, ...charged }) => {
  const counted = seats.map((one, at) => ({ month: `2026-0${at + 1}`, seats: one }));
  expect(amountsOf({ product: 'Zuschlag', seats: counted, ...charged })).toMatchObject({ net, tax, gross: net + tax });
});

it('takes an invoice back to the cent, with a number and day of its own', () => {
  const content = anInvoice({ months: 12, price: 49_333 });
  const back = cancellationOf(content, { number: 'R7-0002', issuedOn: '2026-02-01' });
  expect(back).toMatchObject({ number: 'R7-0002', cancels: { number: 'R7-0001', issuedOn: '2026-01-02' } });
  expect([content.net + back.net, content.tax + back.tax, content.gross + back.gross]).toEqual([0, 0, 0]);
  expect(back.lines[0]).toMatchObject({ seatMonths: -132, price: 49_333, net: -content.net });
  expect([back.seller, back.buyer, back.period]).toEqual([content.seller, content.buyer, content.period]);
});
