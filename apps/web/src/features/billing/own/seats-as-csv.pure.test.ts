import { expect, it } from 'vitest';
import { seatsAsCsv } from './seats-as-csv.ts';

const organizations = [
  { organizationId: 1, shortName: 'Holding; Süd' },
  { organizationId: 2, shortName: '=Nord' },
];
const months = [{ month: '2026-11', organizations: [{ organizationId: 2, shortName: '=Nord', seats: 3 }] }];
const words = { month: 'Monat', sum: 'Zusammen', amount: 'Betrag' };

it('writes seats and amounts for German spreadsheets, names that look like formulas as text', () => {
  expect(seatsAsCsv(months, organizations, { words, price: { pricePerUser: 4_950 }, locale: 'de' })).toBe(
    '\uFEFFMonat;"Holding; Süd";\'=Nord;Zusammen;Betrag\r\n2026-11;0;3;3;148,50\r\n',
  );
});

it('writes no amount without a monthly price', () => {
  expect(seatsAsCsv(months, organizations, { words, price: null, locale: 'en' })).toBe(
    "\uFEFFMonat,Holding; Süd,'=Nord,Zusammen\r\n2026-11,0,3,3\r\n",
  );
});
