import type { Chance } from '@zuschlag/validation/chance/chance';
import { chanceStates } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { aChance } from '../../../testing/chance.ts';
import type { ChanceValues } from '../form/chance-values.ts';
import { openParts } from '../workspace/open-parts.ts';
import { detailsSchema, valuesOf } from './details-values.ts';

const valuesIn = (parts: Partial<Chance> = {}) => valuesOf(aChance(parts)) as ChanceValues;
const problemsIn = (values: ChanceValues, state: Chance['state'] = 'editing') =>
  detailsSchema(state, true)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('editing the details', () => {
  it('sends everything but customer, owner and organizations', () => {
    const { input } = detailsSchema('editing', true).parse(valuesIn());
    expect(Object.keys(input.description ?? {})).not.toContain('customerName');
    expect(Object.keys(input.description ?? {})).not.toContain('ownerId');
    expect(input).toMatchObject({
      description: { name: 'Objektschutz Klinikum', permanent: true },
      estimate: { margin: 0.08 },
      contract: { pricingType: 'variable', escalationClause: 0.8, priceCriteria: 60 },
      referenceNumber: null,
    });
    expect(input.contract).toMatchObject({ startDate: '2027-01-01', endDate: '2028-12-31' });
  });

  it('sends after submission only the deadlines, and does not check what is locked', () => {
    const values = valuesIn({ state: 'submitted' });
    values.input.description.name = '';
    const { input } = detailsSchema('submitted', true).parse(values);
    expect(Object.keys(input)).toEqual(['deadline']);
  });

  it('holds a public Chance to the rules of the full form', () => {
    const values = valuesIn();
    values.input.description.platform = '';
    values.input.deadline.questions = null;
    values.input.contract.priceCriteria = 55;
    expect(problemsIn(values)).toEqual(
      expect.arrayContaining([
        'input.description.platform REQUIRED',
        'input.deadline.questions REQUIRED',
        'input.contract.priceCriteria CRITERIA_SUM',
      ]),
    );
  });

  it('lets a quick Chance stay without province, estimate and criteria', () => {
    const { description, contract } = aChance();
    const quick = valuesIn({
      description: { ...description, type: 'QuickOffer', province: null, details: null, platform: null },
      estimate: { revenue: null, hoursPerMonth: null, margin: null, effort: null, description: null },
      contract: { ...contract, priceCriteria: null, qualityCriteria: null, referenceCriteria: null },
    });
    expect(problemsIn(quick)).toBeUndefined();
  });

  it('refuses an end before the start', () => {
    const values = valuesIn();
    values.input.contract.endDate = '2026-12-31';
    expect(problemsIn(values)).toContain('input.contract.endDate END_BEFORE_START');
  });
});

it('in every state some part is open, except in the closed ones', () => {
  const closed = chanceStates.filter((state) => !Object.values(openParts(state)).some(Boolean));
  expect(closed).toEqual(['won', 'lost', 'notbidding']);
});
