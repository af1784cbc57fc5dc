import { noOverheads } from '@zuschlag/validation/organizations/organizations';
import type { Service } from '@zuschlag/validation/services/service';
import { describe, expect, it } from 'vitest';
import { costBlocks } from './cost-blocks.ts';

function costs(type: string, amount: number) {
  return { type, minutes: amount * 6, payCosts: { wage: amount }, subcontractorCosts: 0, totalCosts: amount };
}

/** A service that costs something by day and by night, and earns a tenth more. */
function aService(id: string, day: number, night: number, parts: Partial<Service> = {}): Service {
  return {
    id,
    name: id,
    operationalOrganizationShortName: 'TW Nord',
    additional: false,
    advancedCostParameters: noOverheads,
    costDetails: [costs('cumulated', day + night), costs('day', day), costs('night', night)],
    pricing: {
      priceDetails: [
        { type: 'cumulated', revenue: (day + night) * 1.1 },
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
const all = [pforte, streife, reserve, unpriced];
const block = (id: string, services: readonly Service[] = all) => costBlocks(services).find((one) => one.id === id);

describe('what costs and prices are shown of', () => {
  it('is the Chance, each service with a price, and the additional ones together', () => {
    expect(costBlocks(all).map(({ id }) => id)).toEqual(['chance', 'Pforte', 'Streife', 'Reserve', 'additional']);
    expect(costBlocks([unpriced])).toEqual([]);
  });

  it('is each organization as well, where more than one calculates', () => {
    const south = aService('Tor', 300, 0, { operationalOrganizationShortName: 'TW Süd' });
    const blocks = costBlocks([...all, south]);
    expect(blocks.map(({ kind, name }) => `${kind} ${name}`.trim()).slice(0, 3)).toEqual([
      'chance',
      'organization TW Nord',
      'organization TW Süd',
    ]);
    expect(block('organization TW Nord', [...all, south])?.periods[0]?.costs.totalCosts).toBe(1_700);
  });

  it('adds up regular services line by line: 1.500 € and 200 € are 1.700 €', () => {
    const [first] = block('chance')?.periods ?? [];
    expect(first?.costs).toMatchObject({ type: 'cumulated', totalCosts: 1_700, payCosts: { wage: 1_700 } });
    expect(block('additional')?.periods[0]?.costs.totalCosts).toBe(50);
  });

  it('has overheads and risk where a service has some: 6 % of 1.500 € and 9.000 min at 0.50 €/h', () => {
    expect(block('chance')?.periods[0]?.afterOverheads).toBeNull();
    const own = { ...noOverheads, overheadsShare: 0.06, riskPerHour: 0.5 };
    const [sum, day] =
      block('chance', [{ ...pforte, advancedCostParameters: { ...pforte.advancedCostParameters, ...own } }, streife])
        ?.periods ?? [];
    expect(sum?.afterOverheads).toEqual({ overheads: 90, risk: 75 });
    expect(day?.afterOverheads).toEqual({ overheads: 60, risk: 50 });
  });

  it('adds up periods: 1.000 € and 200 € by day earn 1.320 €', () => {
    const [, day, night] = block('chance')?.periods ?? [];
    expect(day).toMatchObject({ type: 'day', costs: { totalCosts: 1_200, minutes: 7_200 } });
    expect(day?.revenue).toBeCloseTo(1_320, 8);
    expect(night).toMatchObject({ type: 'night', costs: { totalCosts: 500 } });
  });
});
