import type { Service } from '@zuschlag/validation/services/service';
import { describe, expect, it } from 'vitest';
import { priceBlocks } from './price-blocks.ts';

function costs(type: string, amount: number) {
  return { type, minutes: amount * 6, payCosts: { wage: amount }, subcontractorCosts: 0, totalCosts: amount };
}

/** A service that costs something by day and by night, and earns a tenth more. */
function aService(id: string, day: number, night: number, parts: Partial<Service> = {}): Service {
  return {
    id,
    name: id,
    additional: false,
    costDetails: [costs('cumulated', day + night), costs('day', day), costs('night', night)],
    pricing: {
      priceDetails: [
        { type: 'day', revenue: day * 1.1 },
        { type: 'night', revenue: night * 1.1 },
      ],
    },
    ...parts,
  } as unknown as Service;
}

const pforte = aService('Pforte', 1_000, 500);
const streife = aService('Streife', 200, 0);
const reserve = aService('Reserve', 50, 0, { additional: true });
const unpriced = aService('Empfang', 900, 0, { pricing: null });
const block = (id: string) => priceBlocks([pforte, streife, reserve, unpriced]).find((one) => one.id === id);

describe('what the drawer can show', () => {
  it('is the Chance, each service with a price, and the additional ones together', () => {
    const ids = priceBlocks([pforte, streife, reserve, unpriced]).map(({ id }) => id);
    expect(ids).toEqual(['chance', 'Pforte', 'Streife', 'Reserve', 'additional']);
    expect(priceBlocks([unpriced])).toEqual([]);
  });

  it('adds up regular services line by line: 1.500 € and 200 € are 1.700 €', () => {
    expect(block('chance')?.costs).toMatchObject({ type: 'cumulated', totalCosts: 1_700, payCosts: { wage: 1_700 } });
    expect(block('additional')?.costs.totalCosts).toBe(50);
  });

  it('adds up periods: 1.000 € and 200 € by day earn 1.320 €', () => {
    const [day, night, sunday] = block('chance')?.periods ?? [];
    expect(day).toMatchObject({ period: 'day', cost: 1_200, minutes: 7_200 });
    expect(day?.revenue).toBeCloseTo(1_320, 8);
    expect(night).toMatchObject({ period: 'night', cost: 500 });
    expect(sunday).toEqual({ period: 'sunday', minutes: 0, cost: 0, revenue: 0 });
  });
});
