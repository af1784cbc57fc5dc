import { permanentGuardBerlin } from '@zuschlag/calc-engine/examples/permanent-guard-berlin';
import { tenderBerlin } from '@zuschlag/calc-engine/examples/tender-berlin';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { aHandoutOf } from '../../testing/handout-facts.ts';
import { calculatedServices } from '../calculated-services.ts';
import { adequacy } from './adequacy.ts';

/** The tender of docs/calculation.md, section 11: four services with guards at 16.00 and 16.50 EUR, one of a subcontractor. */
function fileOf(tariff: number | null) {
  const { book, services } = tenderBerlin;
  const facts = aHandoutOf(
    Object.values(services).map((input) => ({ input, book })),
    {
      ...{ kind: 'adequacy', format: 'pdf' },
      tariffWage: tariff === null ? null : { amount: tariff, source: 'TV Wach, Lohngruppe 2' },
    },
  );
  const [first, ...sections] = adequacy(facts, calculatedServices(facts)).sections;
  return { result: (first?.paragraphs ?? []).map(({ text, tone }) => [tone, text]), sections };
}
const belowAgreed = (names: string) => ['bad', `Achtung: Der Lohn von ${names} liegt unter dem genannten Tariflohn.`];

describe('the adequacy file', () => {
  it('names in its result the services whose wage is below the agreement', () => {
    expect(fileOf(16.25).result).toContainEqual(belowAgreed('Service 1, Service 3, Service 4'));
    expect(fileOf(16.51).result).toContainEqual(belowAgreed('Service 1, Service 2, Service 3, Service 4'));
    for (const tariff of [16, null])
      expect(
        fileOf(tariff).result.filter(([tone]) => tone === 'bad'),
        String(tariff),
      ).toEqual([]);
  });

  it('judges no wage where only a subcontractor sends guards', () => {
    const ofFifth = fileOf(99).sections.filter(({ heading }) => heading.startsWith('Service 5'));
    expect(ofFifth).toHaveLength(1);
    expect(ofFifth[0]?.paragraphs?.[0]?.text).toContain('nur Kräfte eines Nachunternehmers');
    expect(fileOf(99).sections.filter(({ heading }) => heading.startsWith('Service 1'))).toHaveLength(4);
  });

  it('gives for each period the wage that its own hours are paid, where the wage follows the table', () => {
    const { input, book } = permanentGuardBerlin;
    const row = (activeFrom: string, hourlyWage: number) => ({
      ...{ id: activeFrom, isOwn: false, province: 'DE' as const, payGroup: 'Gruppe 2', activeFrom, hourlyWage },
    });
    const facts = aHandoutOf(
      [
        {
          input: {
            ...{ ...input, payGroup: 'gruppe 2', wageFollowsTable: true },
            contract: { startDate: '2027-01-01', endDate: '2027-12-31' },
          },
          book: { ...book, wages: [row('2027-01-01', 15.15), row('2027-12-01', 20)] },
        },
      ],
      { kind: 'adequacy', format: 'pdf' },
    );
    const services = calculatedServices(facts);
    const table = adequacy(facts, services).sections.find(({ table: one }) => one?.columns.length === 9)?.table;
    const paid = (table?.rows ?? []).map(({ cells }) => Number(cells[1]) * Number(cells[2]));
    const details = services[0]?.result.costDetails;
    const base = tariffPeriods.flatMap((period) => {
      const one = details?.[period];
      return one && one.minutes > 0 ? [one.payCosts.baseWage] : [];
    });
    expect(paid).toHaveLength(base.length);
    for (const [at, amount] of base.entries()) expect(paid[at]).toBeCloseTo(amount, 6);
    expect(new Set(table?.rows.map(({ cells }) => Number(cells[2]).toFixed(4))).size).toBeGreaterThan(1);
  });
});
