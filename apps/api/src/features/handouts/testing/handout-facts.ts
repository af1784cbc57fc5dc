import type { RateBook, ServiceInput } from '@zuschlag/calc-engine';
import type { HandoutFacts } from '../facts/handout-facts.ts';

/** The facts of a file about services that no database knows. */
export function aHandoutOf(
  cases: readonly { input: ServiceInput; book: RateBook }[],
  { kind, format, ...rest }: Pick<HandoutFacts, 'kind' | 'format'> & Partial<HandoutFacts>,
): HandoutFacts {
  return {
    ...{ kind, format, language: 'de', tariffWage: null },
    chance: {
      ...{ shortNumber: 'CH-2027-0001', name: 'Objektschutz Rathaus & Museum', state: 'editing' },
      ...{ customer: 'Stadt Eichstedt', authority: null, reference: null, lot: null, owner: 'Katrin Sommerfeld' },
      ...{ startDate: '2027-01-01', endDate: '2027-12-31', durationMonths: 12 },
      ...{ submission: '2026-12-01', submissionTime: '12:00', isOutdated: false },
      bidder: 'Wachdienst Nord GmbH',
    },
    services: cases.map(({ input, book }, at) => ({
      ...{ id: `service-${at + 1}`, name: `Service ${at + 1}`, organization: 'Nord', site: null, payGroup: 'LG 2' },
      ...{ additional: input.additional, calculation: { input, book }, problem: null, storedRevenue: null },
    })),
    made: { person: 'Katrin Sommerfeld', at: '2026-11-22T12:00:00.000Z', chainEnd: `41:${'a'.repeat(64)}` },
    ...rest,
  };
}
