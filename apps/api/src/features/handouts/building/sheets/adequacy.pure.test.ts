import { tenderBerlin } from '@zuschlag/calc-engine/examples/tender-berlin';
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
});
