import { Decimal } from '@prisma/client/runtime/client';
import { describe, expect, it } from 'vitest';
import { plain } from './decimals.ts';

describe('rows of Prisma as plain values', () => {
  it('turns decimals and big integers into numbers, however deep', () => {
    const row = {
      wage: new Decimal('14.2700'),
      minutes: 525_600n,
      shifts: [{ rates: { night: new Decimal('0.06') } }],
    };
    expect(plain(row)).toEqual({ wage: 14.27, minutes: 525_600, shifts: [{ rates: { night: 0.06 } }] });
  });

  it('leaves everything else as it is', () => {
    const row = {
      name: 'Wache',
      none: null,
      missing: undefined,
      at: new Date(0),
      bytes: new Uint8Array([1]),
      is: true,
    };
    expect(plain(row)).toEqual(row);
  });
});
