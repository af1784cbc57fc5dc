import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculateService, compileRateBook, type PermanentServiceInput } from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { shortAssignments } from './short-assignments.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## Heads of short assignments .*$/m);
const table = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));
const written = (label: string, column: number) =>
  table.find(([, first, second]) => first === label && /^\d/.test(second ?? ''))?.[column + 2]?.replaceAll(',', '');

const book = compileRateBook(permanentGuardBerlin.book);
const calculated = (input: PermanentServiceInput) => calculateService(input, book);
const onAverage = ({ headsFrom: _, ...input }: PermanentServiceInput) => calculated(input);

test.each(Object.entries(shortAssignments).map(([name, input], column) => [name, input, column] as const))(
  'the %s costs what the documentation works out by hand',
  (_, input, column) => {
    const { heads, costDetails, ...result } = calculated(input);
    const before = onAverage(input);
    const { payCosts, materialCosts } = costDetails.cumulated;
    const found = {
      hours: result.minutesTotal / 60,
      'contract months': result.months,
      average: heads?.average,
      'posts at the same time': heads?.postsAtOnce,
      'by rest': heads?.byRest,
      'by weekly hours': heads?.byHours,
      'by duties': heads?.byDuties,
      'heads from the shifts': heads?.heads,
      'first briefing on average': before.costDetails.cumulated.payCosts.briefing,
      'first briefing': payCosts.briefing,
      'briefing of successors': payCosts.fluctuationBriefing,
      uniform: materialCosts.uniform,
      'total cost on average': before.pricing.totalCost,
      'total cost': result.pricing.totalCost,
    };
    const shown = Object.entries(found).map(([label, value]) => [label, roundHalfUp(value ?? Number.NaN).toFixed(2)]);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(shown.map(([label = '']) => [label, written(label, column)])),
    );
  },
);

test('entered heads count, at least the posts at the same time, and below the need of the shifts they are warned of', () => {
  const festival = (typedHeads: number) => calculated({ ...shortAssignments.festival, headsFrom: 'TYPED', typedHeads });
  expect(festival(95).heads?.heads).toBe(95);
  expect(festival(95).warnings.map(({ code }) => code)).not.toContain('HEADS_BELOW_NEED');
  expect(festival(50).warnings).toContainEqual({ code: 'HEADS_BELOW_NEED', detail: '50 91' });
  expect(festival(5).heads?.heads).toBe(46);
  expect(festival(5).costDetails.cumulated.payCosts.briefing).toBeCloseTo(46 * 4 * 16, 6);
});

test('in a contract of some days the average does not count, and nothing warns of a rough figure', () => {
  const contract = { startDate: '2028-05-06', endDate: '2028-05-06' };
  const oneEvening = calculated({ ...shortAssignments.event, contract });
  expect(oneEvening.heads).toMatchObject({ heads: 6, postsAtOnce: 6 });
  expect(oneEvening.heads?.average).toBeGreaterThan(6);
  expect(oneEvening.warnings.map(({ code }) => code)).not.toContain('SHORT_CONTRACT_BRIEFING');
  const { headsFrom: _, ...average } = { ...shortAssignments.event, contract };
  expect(calculated(average).warnings.map(({ code }) => code)).toContain('SHORT_CONTRACT_BRIEFING');
});
